import { html, type Html } from '../../mailQueue/index.ts';
import { scriptPage } from '../scriptPage.ts';
import { padScript, signaturePad } from './pad.ts';
import { signingTexts } from './texts.ts';

/** The page on which terms are read and signed (public/sign.js). */
export function signingPage(locale: 'en' | 'fr'): Html {
  const texts = signingTexts[locale];
  return scriptPage({
    locale,
    title: texts.title,
    texts,
    scripts: [padScript, 'sign.js'],
    body: html`<noscript><p>${texts.script}</p></noscript>
      <p id="valid"></p>
      <form id="sign" hidden>
        <div id="terms" role="region" tabindex="0" aria-label="${texts.title}"></div>
        <label>${texts.name}<input id="name" maxlength="200" autocomplete="off" /></label>
        ${signaturePad({ locale })}
        <div id="actions"><button>${texts.send}</button></div>
      </form>
      <p id="state" role="status"></p>`,
  });
}
