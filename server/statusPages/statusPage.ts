import { labelled } from '../../src/schemas/labelled.ts';
import { MAX_PAGE_MESSAGE } from '../../src/schemas/statusPages/statusPages.ts';
import { html, type Html } from '../mailQueue/index.ts';
import { amountText, dateText } from './format.ts';
import { hoursSection } from './hoursSection.ts';
import type { PageDevice, StatusPage } from './readPage.ts';
import { stateWords, type StoreLook } from './storeLook.ts';
import { statusTexts, type PageLanguage } from './texts.ts';

interface Shown {
  page: StatusPage;
  /** Of other domains. */
  sections: Html[];
  look: StoreLook;
  language: PageLanguage;
  /** The address of the page, without its query. */
  path: string;
  token: string;
  /** A message that was not sent, and why. */
  draft?: { text: string; error: string } | undefined;
  isSent?: boolean;
  /** Whether the customer has to decide what it costs. */
  isSumOpen?: boolean;
}

/** The content of a ticket's status page. */
export const statusBody = (shown: Shown): Html => {
  const { page, language, isSent } = shown;
  const texts = statusTexts[language];
  const { promised_date, location } = page;
  return html`${isSent ? html`<p class="notice" role="status">${texts.sent}</p>` : ''}
  ${
    promised_date
      ? html`<p>${texts.promised} ${dateText(promised_date, language, location.timezone)}</p>`
      : ''
  }
  ${shown.sections} ${page.devices.map((device) => deviceSection(shown, device))} ${moneySection(shown)}
  ${writeSection(shown)} ${hoursSection(page.location, language)}`;
};

function deviceSection({ look, language, page, path, token }: Shown, device: PageDevice): Html {
  const texts = statusTexts[language];
  const { name, state, outcome, services, agreed_amount, agreed_date, isPriced, notes, photos } = device;
  const { timezone } = page.location;
  const isDone = state === 'READY' || state === 'GONE';
  const photoOf = (id: string) => `${path}/photo?t=${token}&id=${id}`;
  return html`<section>
    <h2>${name}</h2>
    <p class="state">${stateWords(look, state, language)}</p>
    ${isDone && outcome ? html`<p>${texts.outcomes[outcome as keyof typeof texts.outcomes]}</p>` : ''}
    ${
      services.length > 0
        ? html`<h3>${texts.services}</h3>
            <ul>
              ${services.map(
                (service) =>
                  html`<li>
                    ${labelled(service.name, service.cost === null ? texts.open : amountText(service.cost, language), language)}
                  </li>`,
              )}
            </ul>`
        : ''
    }
    ${
      services.length > 0 && agreed_amount !== null && isPriced
        ? html`<p>
            ${texts.agreed} ${amountText(agreed_amount, language)}
            ${texts.beforeTax}${agreed_date ? ` (${dateText(agreed_date, language, timezone)})` : ''}
          </p>`
        : ''
    }
    ${
      notes.length > 0
        ? html`<h3>${texts.notes}</h3>
            <ul>
              ${notes.map((note) => html`<li>${note.text} (${dateText(note.created_date, language, timezone)})</li>`)}
            </ul>`
        : ''
    }
    ${
      photos.length > 0
        ? html`<h3>${texts.photos}</h3>
            <ul class="photos">
              ${photos.map(
                ({ id, caption }, index) =>
                  html`<li>
                    <a href="${photoOf(id)}"
                      ><img
                        src="${photoOf(id)}&amp;small=1"
                        alt="${caption || texts.photo(index + 1)}"
                        loading="lazy"
                    /></a>
                  </li>`,
              )}
            </ul>`
        : ''
    }
  </section>`;
}

function moneySection({ page: { balance }, language, isSumOpen }: Shown): Html {
  if (balance.total === 0) return html``;
  const texts = statusTexts[language];
  const row = (name: string, amount: number) =>
    html`<dt>${name}</dt>
      <dd>${amountText(amount, language)}</dd>`;
  return html`<section>
    <h2>${texts.money}</h2>
    <dl>
      ${row(isSumOpen ? texts.agreedTotal : texts.total, balance.total)}
      ${balance.paid > 0 ? row(texts.paid, balance.paid) : ''} ${isSumOpen ? '' : row(texts.due, balance.due)}
    </dl>
    ${isSumOpen ? html`<p>${texts.dueLater}</p>` : ''}
  </section>`;
}

function writeSection({ page, language, path, token, draft }: Shown): Html {
  if (!page.sender.phone) return html``;
  const texts = statusTexts[language];
  return html`<section>
    <h2>${texts.write}</h2>
    <form method="post" action="${path}/message">
      <input type="hidden" name="t" value="${token}" />
      <input type="hidden" name="lang" value="${language}" />
      <input type="hidden" name="key" value="${crypto.randomUUID()}" />
      ${draft ? html`<p class="notice" role="alert" id="problem">${draft.error}</p>` : ''}
      <label for="text">${texts.text}</label>
      <textarea id="text" name="text" required maxlength="${String(MAX_PAGE_MESSAGE)}">
${draft?.text ?? ''}</textarea>
      <button>${texts.send}</button>
    </form>
  </section>`;
}
