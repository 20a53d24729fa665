/** What was refused, in the words in which the server refused it. */
import { html, nothing } from 'lit';
import { t } from '../core/texts.js';

/**
 * @param {{title: string, detail: string, citations: Array}|null} problem
 * @param {(() => void)|null} wave what happens when it is waved away; `null` where it stays
 */
export function problemNote(problem, wave = null) {
  if (!problem) return nothing;
  return html`<div class="problem" role="alert">
    <div>
      <strong>${problem.title}</strong>
      ${problem.detail && problem.detail !== problem.title ? html`<p>${problem.detail}</p>` : nothing}
      ${(problem.citations ?? []).map((place) => html`<p class="citation">${citation(place)}</p>`)}
    </div>
    ${wave ? html`<button class="plain" aria-label=${t('problem.close')} @click=${wave}>×</button>` : nothing}
  </div>`;
}

/** Where a rule stands: book, edition, place. */
export function citation({ book, edition, place }) {
  return [book, edition, place].filter(Boolean).join(', ');
}
