import { numberFormat } from '../../../src/schemas/formats.ts';
import type { EstimateLine, OptionAmounts } from '../../../src/schemas/estimates/options.ts';
import { groupBy } from '../../core/groupBy.ts';
import { html, type Html } from '../../mailQueue/index.ts';
import {
  amountText,
  dateText,
  hoursSection,
  statusTexts,
  withoutNumbers,
  type PageLanguage,
} from '../../statusPages/index.ts';
import { closedBy } from '../closedDevice.ts';
import { isOpen, isPast } from '../expire.ts';
import { estimateTexts } from '../texts.ts';
import { answerForms } from './answerForms.ts';
import { devicesInOption, nameOf, type Shown } from './shown.ts';

/** The content of the page of an estimate; one that was sent is covered until the customer asks for it. */
export function estimateBody(shown: Shown): Html {
  const { estimate, language, page, statusPath, token, notice } = shown;
  const texts = estimateTexts[language];
  const isAnswerable = isOpen(estimate) && !isPast(estimate) && !closedWords(shown);
  const said = notice ?? stateNotice(shown);
  return html`${
    said ? html`<p class="notice" role="${said.isAlert ? 'alert' : 'status'}">${said.text}</p>` : ''
  }
  ${isAnswerable && estimate.state === 'SENT' ? cover(shown) : content(shown, isAnswerable)}
  ${estimate.ticket_id ? html`<p><a href="${statusPath}?t=${token}&amp;lang=${language}">${texts.status}</a></p>` : ''}
  ${hoursSection(page.location, language)}`;
}

/** What is said of devices whose work can no longer be agreed in any option. */
function closedWords({ estimate, page, language }: Shown): string | undefined {
  const reasons = estimate.options.map((option) => closedBy(devicesInOption(option, page.devices)));
  if (reasons.some((reason) => reason === undefined)) return undefined;
  return estimateTexts[language][reasons.includes('ticket_ready') ? 'ready' : 'gone'];
}

function stateNotice(shown: Shown) {
  const { estimate, language, page, answered } = shown;
  const texts = estimateTexts[language];
  const date = answered ? dateText(answered, language, page.location.timezone) : '';
  if (estimate.state === 'APPROVED')
    return {
      text: texts.approved(nameOf(estimate, estimate.approved_option ?? 0, texts), date),
      isAlert: false,
    };
  if (estimate.state === 'DECLINED') return { text: texts.declined(date), isAlert: false };
  const closed = closedWords(shown);
  if (closed) return { text: closed, isAlert: false };
  if (estimate.state === 'CHANGES_ASKED') return { text: texts.asked, isAlert: false };
  return isOpen(estimate) && !isPast(estimate) ? undefined : { text: texts.expired, isAlert: false };
}

const cover = ({ language, path, token }: Shown): Html => {
  const texts = estimateTexts[language];
  return html`<section>
    <p>${texts.cover}</p>
    <form method="post" action="${path}">
      <input type="hidden" name="act" value="show" />
      <input type="hidden" name="t" value="${token}" />
      <input type="hidden" name="lang" value="${language}" />
      <button>${texts.show}</button>
    </form>
  </section>`;
};

function content(shown: Shown, isAnswerable: boolean): Html {
  const { estimate, language, page } = shown;
  const texts = estimateTexts[language];
  const { expires_date, message, options, version } = estimate;
  const chosen = estimate.state === 'APPROVED' ? estimate.approved_option : null;
  const valid = isAnswerable && expires_date !== null;
  return html`<p>
      ${texts.version(version)}${
        valid ? html` · ${texts.until} ${dateText(expires_date, language, page.location.timezone)}` : ''
      }
    </p>
    ${message ? message.split(/\n+/).map((text) => html`<p>${withoutNumbers(text)}</p>`) : ''}
    ${photosSection(shown)}
    ${options.map((_, index) => (chosen === null || chosen === index ? optionSection(shown, index) : html``))}
    ${isAnswerable ? answerForms(shown) : ''} ${shown.sections}`;
}

function optionSection({ estimate, language, page }: Shown, index: number): Html {
  const texts = estimateTexts[language];
  const { lines = [] } = estimate.options[index] ?? {};
  const amounts = estimate.amounts[index];
  const names = new Map(page.devices.map(({ id, name }) => [id, name]));
  const byDevice = groupBy(lines, ({ ticket_device_id }) => ticket_device_id);
  return html`<section>
    <h2>${nameOf(estimate, index, texts)}</h2>
    ${[...byDevice].map(
      ([device, own]) =>
        html`<h3>${names.get(device ?? '') ?? texts.lines}</h3>
          <dl>${own.map((line) => lineRow(line, language))}</dl>`,
    )}
    ${amounts ? sums(amounts, language) : ''}
  </section>`;
}

const row = (name: string, amount: string, kind = '') =>
  html`<dt class="${kind}">${name}</dt>
    <dd class="${kind}">${amount}</dd>`;

const lineRow = ({ name, quantity, price }: EstimateLine, language: PageLanguage): Html =>
  row(
    `${withoutNumbers(name)}${quantity > 1 ? ` × ${quantity}` : ''}`,
    amountText((price ?? 0) * quantity, language),
  );

function sums({ subtotal, taxes, total, deposit }: OptionAmounts, language: PageLanguage): Html {
  const texts = estimateTexts[language];
  const percent = numberFormat(`${language}-CA`, { style: 'percent', maximumFractionDigits: 3 });
  return html`<hr />
    <dl>
      ${row(texts.subtotal, amountText(subtotal, language))}
      ${taxes.map(({ kind, name, rate, amount }) =>
        row(`${name ?? texts.taxes[kind]} ${percent.format(rate / 100_000)}`, amountText(amount, language)),
      )}
      ${row(texts.total, amountText(total, language), 'sum')}
      ${deposit > 0 ? row(texts.deposit, amountText(deposit, language)) : ''}
    </dl>`;
}

function photosSection({ page, estimate, language, statusPath, token }: Shown): Html {
  const all = page.devices.flatMap(({ photos }) => photos);
  const photos = all.filter(({ id }) => estimate.photo_ids.includes(id));
  if (photos.length === 0) return html``;
  const addressOf = (id: string) => `${statusPath}/photo?t=${token}&id=${id}`;
  return html`<h2>${estimateTexts[language].photos}</h2>
    <ul class="photos">
      ${photos.map(
        ({ id, caption }, index) =>
          html`<li>
            <a href="${addressOf(id)}"
              ><img
                src="${addressOf(id)}&amp;small=1"
                alt="${caption || statusTexts[language].photo(index + 1)}"
                loading="lazy"
            /></a>
          </li>`,
      )}
    </ul>`;
}
