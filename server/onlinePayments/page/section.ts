import { html, type Html } from '../../mailQueue/index.ts';
import { amountText, type statusSections } from '../../statusPages/index.ts';
import { payOffer } from '../offers.ts';
import { undecided } from '../payResult.ts';
import { payTexts } from './texts.ts';

type Section = ReturnType<typeof statusSections.all>[number];

/** Below the path of the status page. */
export const PAGE = '/pay';

/** The status page offers to pay, unless a payment is on its way. */
export const paySection: Section = async (
  scope,
  { ticketId, token, language, path, balance, isSumOpen },
): Promise<Html | undefined> => {
  const texts = payTexts[language];
  const waiting = await undecided(scope, ticketId);
  if (waiting)
    return html`<section id="pay">
      <h2>${texts.heading}</h2>
      <p>${texts.results[waiting.state](amountText(waiting.amount, language))}</p>
    </section>`;
  const { way, due, choices, awaits_answer } = await payOffer(scope, ticketId, {
    balance,
    isSumOpen,
  });
  const isHeld = awaits_answer && way !== 'OFF' && due > 0;
  if (choices.length === 0 && !isHeld) return undefined;
  const label = ({ purpose, amount }: (typeof choices)[number]) =>
    texts[purpose === 'DEPOSIT' ? 'deposit' : 'balance'](amountText(amount, language));
  return html`<section id="pay">
    <h2>${texts.heading}</h2>
    ${choices.map((choice) =>
      choice.address
        ? html`<p><a href="${choice.address}" rel="noreferrer">${label(choice)}</a></p>`
        : html`<form method="post" action="${path}${PAGE}">
            <input type="hidden" name="t" value="${token}" />
            <input type="hidden" name="lang" value="${language}" />
            <input type="hidden" name="amount" value="${String(choice.amount)}" />
            <button name="purpose" value="${choice.purpose}">${label(choice)}</button>
          </form>`,
    )}
    ${isHeld ? html`<p>${texts.problems.awaits_answer}</p>` : ''}
    ${choices.length > 0 ? html`<p>${texts.safe}</p>` : ''}
  </section>`;
};
