import {
  MAX_STROKE,
  MAX_STROKES,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
} from '../../../src/schemas/tickets/signatures.ts';
import { html, type Html } from '../../mailQueue/index.ts';
import { scriptPage } from '../scriptPage.ts';
import { signingTexts } from './texts.ts';

const pad = { width: SIGNATURE_WIDTH, height: SIGNATURE_HEIGHT, longest: MAX_STROKE, most: MAX_STROKES };

/** The page on which terms are read and signed (public/sign.js). */
export function signingPage(locale: 'en' | 'fr'): Html {
  const texts = signingTexts[locale];
  return scriptPage({
    locale,
    title: texts.title,
    texts: { ...texts, pad },
    script: 'sign.js',
    body: html`<noscript><p>${texts.script}</p></noscript>
      <p id="valid"></p>
      <form id="sign" hidden>
        <div id="terms" role="region" tabindex="0" aria-label="${texts.title}"></div>
        <label>${texts.name}<input id="name" maxlength="200" autocomplete="off" /></label>
        <svg
          id="pad"
          role="img"
          aria-label="${texts.pad}"
          viewBox="0 0 ${String(SIGNATURE_WIDTH)} ${String(SIGNATURE_HEIGHT)}"
        ></svg>
        <p>${texts.pad}</p>
        <div id="actions">
          <button id="clear" type="button">${texts.clear}</button>
          <button>${texts.send}</button>
        </div>
      </form>
      <p id="state" role="status"></p>`,
  });
}
