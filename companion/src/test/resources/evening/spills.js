// What runs out of its column: text that is wider than its box, and boxes that reach over the page's side edges. What scrolls or ends
// in dots by its style is meant to.
() => {
  const page = document.documentElement.clientWidth;
  const found = [];
  const name = (el) =>
    el.tagName.toLowerCase() + (typeof el.className === 'string' && el.className ? '.' + el.className.trim().replace(/\s+/g, '.') : '') +
    ' "' + el.textContent.trim().replace(/\s+/g, ' ').slice(0, 40) + '"';
  const clips = (el) => getComputedStyle(el).overflowX !== 'visible';
  const clipped = (el) => {
    for (let up = el.parentElement; up && up !== document.body; up = up.parentElement) {
      if (clips(up)) {
        return true;
      }
    }
    return false;
  };
  const spoken = (el) => [...el.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  for (const el of document.body.querySelectorAll('*')) {
    if (el.closest('svg') && el.tagName !== 'svg') {
      continue;
    }
    const box = el.getBoundingClientRect();
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.width < 2 || box.height < 2) {
      continue;
    }
    if ((box.right > page + 1 || box.left < -1) && !clipped(el)) {
      found.push('over the edge of the page (' + Math.round(box.left) + ' to ' + Math.round(box.right) + ' of ' + page + '): ' + name(el));
    } else if (spoken(el) && !clips(el) && el.clientWidth > 0 && el.scrollWidth > el.clientWidth + 1) {
      found.push('wider than its box (' + el.scrollWidth + ' in ' + el.clientWidth + '): ' + name(el));
    }
  }
  return found;
}
