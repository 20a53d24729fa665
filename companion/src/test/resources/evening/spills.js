// What runs out of its column: boxes that reach over the page's side edges, text that is wider than its box, and text that reaches over the
// sides of the panel it stands in (the nearest box that is painted, framed or cut off). What scrolls down or ends in dots is meant to; nothing
// scrolls sideways.
() => {
  const page = document.documentElement.clientWidth;
  const found = [];
  const name = (el) =>
    el.tagName.toLowerCase() + (typeof el.className === 'string' && el.className ? '.' + el.className.trim().replace(/\s+/g, '.') : '') +
    ' "' + el.textContent.trim().replace(/\s+/g, ' ').slice(0, 40) + '"';
  const places = (box) => Math.round(box.left) + ' to ' + Math.round(box.right);
  const above = (el) => {
    const all = [];
    for (let up = el.parentElement; up && up !== document.body; up = up.parentElement) {
      all.push(up);
    }
    return all;
  };
  const style = (el) => getComputedStyle(el);
  const clips = (el) => style(el).overflowX !== 'visible';
  const meant = (el) => /auto|scroll/.test(style(el).overflowX) || style(el).textOverflow === 'ellipsis' || style(el).clipPath !== 'none';
  const painted = (el) => {
    const { backgroundColor, borderLeftWidth } = style(el);
    return clips(el) || parseFloat(borderLeftWidth) > 0 || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
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
    if (/auto|scroll/.test(style(el).overflowX) && el.scrollWidth > el.clientWidth + 1) {
      found.push('scrolls sideways (' + el.scrollWidth + ' in ' + el.clientWidth + '): ' + name(el));
    }
    const up = above(el);
    if (meant(el) || up.some(meant)) {
      continue;
    }
    if ((box.right > page + 1 || box.left < -1) && !up.some(clips)) {
      found.push('over the edge of the page (' + places(box) + ' of ' + page + '): ' + name(el));
    } else if (spoken(el)) {
      const panel = up.find(painted)?.getBoundingClientRect();
      if (!clips(el) && el.clientWidth > 0 && el.scrollWidth > el.clientWidth + 1) {
        found.push('wider than its box (' + el.scrollWidth + ' in ' + el.clientWidth + '): ' + name(el));
      } else if (panel && (box.right > panel.right + 1 || box.left < panel.left - 1)) {
        found.push('out of its panel (' + places(box) + ' of ' + places(panel) + '): ' + name(el));
      }
    }
  }
  return found;
}
