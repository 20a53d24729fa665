/** The map with its title. */
import { html } from 'lit';

export function board({ frame, letter, name }) {
  return html`<dday-map .view=${frame.view} .letter=${letter} .name=${name}></dday-map>`;
}
