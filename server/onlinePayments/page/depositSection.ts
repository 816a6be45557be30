import { html } from '../../mailQueue/index.ts';
import { amountText, type statusSections } from '../../statusPages/index.ts';
import { payOffer } from '../offers.ts';
import { undecided } from '../payResult.ts';
import { payTexts } from './texts.ts';

type Section = ReturnType<typeof statusSections.all>[number];

/** Who approved an estimate is led to its deposit on the status page, unless a payment is on its way. */
export const depositSection: Section = async (scope, { ticketId, token, language, path }) => {
  const { choices, deposit } = await payOffer(scope, ticketId);
  if (deposit === 0 || choices.length === 0 || (await undecided(scope, ticketId))) return undefined;
  const texts = payTexts[language];
  return html`<section>
    <p>${texts.depositAsked}</p>
    <p>
      <a href="${path}?t=${token}&amp;lang=${language}#pay"
        >${texts.deposit(amountText(deposit, language))}</a
      >
    </p>
  </section>`;
};
