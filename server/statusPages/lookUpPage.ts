import { html, type Html } from '../mailQueue/index.ts';
import { statusTexts, type PageLanguage } from './texts.ts';

interface Look {
  language: PageLanguage;
  path: string;
  /** What was typed, and what is wrong with it. */
  typed?: { number?: string; phone?: string };
  error?: string;
}

/** The form that finds a ticket by its number and the customer's phone. */
export function lookUpBody({ language, path, typed = {}, error }: Look): Html {
  const texts = statusTexts[language];
  return html`${error ? html`<p class="notice" role="alert">${error}</p>` : ''}
    <form method="post" action="${path}">
      <input type="hidden" name="lang" value="${language}" />
      <label for="number">${texts.number}</label>
      <input
        id="number"
        name="number"
        value="${typed.number ?? ''}"
        required
        maxlength="40"
        inputmode="numeric"
        autocomplete="off"
      />
      <label for="phone">${texts.phone}</label>
      <input
        id="phone"
        name="phone"
        value="${typed.phone ?? ''}"
        required
        maxlength="40"
        inputmode="tel"
        autocomplete="off"
      />
      <button>${texts.find}</button>
    </form>`;
}
