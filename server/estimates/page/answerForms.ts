import { MAX_ANSWER, MAX_SIGNER } from '../../../src/schemas/estimates/answers.ts';
import { labelled } from '../../../src/schemas/labelled.ts';
import { html, type Html } from '../../mailQueue/index.ts';
import { amountText } from '../../statusPages/index.ts';
import { signaturePad } from '../../tickets/index.ts';
import { closedBy } from '../closedDevice.ts';
import { estimateTexts } from '../texts.ts';
import { devicesInOption, nameOf, type Act, type Shown } from './shown.ts';

/** The forms with which the customer approves, declines or asks. */
export function answerForms(shown: Shown): Html {
  const texts = estimateTexts[shown.language];
  const { draft } = shown;
  const openIf = (act: Act) => (draft?.act === act ? html` open` : html``);
  return html`<section>
      <h2>${texts.approve}</h2>
      <p>${texts.approveText}</p>
      ${form(
        shown,
        'approve',
        html`${choices(shown)}
          <label for="name">${texts.name}</label>
          <input
            id="name"
            name="name"
            required
            maxlength="${String(MAX_SIGNER)}"
            autocomplete="name"
            value="${draft?.name ?? ''}"
          />
          ${signaturePad({ locale: shown.language, strokes: draft?.strokes, isOptional: true })}
          <button>${texts.approve}</button>`,
      )}
    </section>
    <section>
      <details${openIf('ask')}>
        <summary>${texts.askTitle}</summary>
        ${form(shown, 'ask', html`${textArea('question', texts.question, true, shown)} <button>${texts.ask}</button>`)}
      </details>
      <details${openIf('decline')}>
        <summary>${texts.declineTitle}</summary>
        ${form(
          shown,
          'decline',
          html`${textArea('reason', texts.reason, false, shown)} <button>${texts.decline}</button>`,
        )}
      </details>
    </section>`;
}

/** A form carries what was seen, and a key that makes a second tap the same answer. */
const form = ({ path, token, language, hash, draft }: Shown, act: Act, fields: Html): Html =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="act" value="${act}" />
    <input type="hidden" name="t" value="${token}" />
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="hash" value="${hash}" />
    <input type="hidden" name="key" value="${crypto.randomUUID()}" />
    ${draft?.act === act ? html`<p class="notice" role="alert">${draft.error}</p>` : ''} ${fields}
  </form>`;

/** The options; those with a device that is finished cannot be chosen. */
function choices({ estimate, page, language, draft }: Shown): Html {
  const texts = estimateTexts[language];
  const { options, amounts } = estimate;
  if (options.length === 1) return html`<input type="hidden" name="option" value="0" />`;
  return html`<fieldset>
    <legend>${texts.choose}</legend>
    ${options.map(
      (_, index) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="option"
            value="${String(index)}"
            required${closedBy(devicesInOption(options[index]!, page.devices)) ? html` disabled` : html``}${draft?.option === index ? html` checked` : html``}
          />${labelled(nameOf(estimate, index, texts), amountText(amounts[index]?.total ?? 0, language), language)}</label
        >`,
    )}
  </fieldset>`;
}

const textArea = (id: string, label: string, isRequired: boolean, { draft }: Shown): Html =>
  html`<label for="${id}">${label}</label>
    <textarea
      id="${id}"
      name="text"
      maxlength="${String(MAX_ANSWER)}"
      ${isRequired ? html` required` : html``}
    >
${draft?.text ?? ''}</textarea>`;
