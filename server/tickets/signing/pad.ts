import {
  MAX_STROKE,
  MAX_STROKES,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
  type Strokes,
} from '../../../src/schemas/tickets/signatures.ts';
import { html, type Html } from '../../mailQueue/index.ts';
import { signingTexts } from './texts.ts';

const box = { width: SIGNATURE_WIDTH, height: SIGNATURE_HEIGHT, longest: MAX_STROKE, most: MAX_STROKES };

interface Pad {
  locale: 'en' | 'fr';
  /** What was drawn already. */
  strokes?: Strokes | null | undefined;
  /** Whether a typed name may stand for the drawing. */
  isOptional?: boolean;
}

/** The script of pages with a pad. */
export const padScript = 'signaturePad.js';

/** A field in which a signature is drawn, sent as `strokes`; without JavaScript it is not shown (public/signaturePad.js). */
export function signaturePad({ locale, strokes, isOptional = false }: Pad): Html {
  const texts = signingTexts[locale];
  return html`<div data-pad="${JSON.stringify(box)}" hidden>
    <svg
      role="img"
      aria-label="${texts.pad}"
      viewBox="0 0 ${String(SIGNATURE_WIDTH)} ${String(SIGNATURE_HEIGHT)}"
    ></svg>
    <p>${texts.pad}</p>
    <input type="hidden" id="strokes" name="strokes" value="${strokes ? JSON.stringify(strokes) : ''}" />
    <button id="clear" type="button">${texts.clear}</button>
    ${isOptional ? html`<label class="choice"><input type="checkbox" />${texts.typed}</label>` : ''}
  </div>`;
}
