import { html, type Html } from '../../mailQueue/index.ts';
import type { statusSections } from '../../statusPages/index.ts';
import { isAnswerable } from '../awaitsAnswer.ts';
import { PAGE } from '../sendLink.ts';
import { estimateTexts } from '../texts.ts';
import { currentEstimate } from './current.ts';

type Section = ReturnType<typeof statusSections.all>[number];

/** The status page leads to the estimate. */
export const estimateSection: Section = async (
  scope,
  { ticketId, token, language, path, isSumOpen },
): Promise<Html | undefined> => {
  const estimate = await currentEstimate(scope, { ticket_id: ticketId });
  if (!estimate) return undefined;
  const texts = estimateTexts[language];
  const isWaiting = isSumOpen ?? (await isAnswerable(scope, estimate));
  const address = html`${path}${PAGE}?t=${token}&amp;lang=${language}`;
  return isWaiting
    ? html`<section>
        <h2>${texts.link}</h2>
        <p>${texts.linkText}</p>
        <p><a class="button" href="${address}">${texts.show}</a></p>
      </section>`
    : html`<p><a href="${address}">${texts.show}</a></p>`;
};
