import { html, type Html } from '../../../mailQueue/index.ts';
import { scriptPage } from '../../scriptPage.ts';
import { phoneTexts } from './texts.ts';

/** The page on which a phone adds photos of one device. */
export function phonePage(locale: 'en' | 'fr'): Html {
  const texts = phoneTexts[locale];
  return scriptPage({
    locale,
    title: texts.title,
    texts,
    scripts: ['phone.js'],
    body: html`<noscript><p>${texts.script}</p></noscript>
      <p id="about"></p>
      <p id="valid"></p>
      <div id="add" hidden>
        <label>${texts.take}<input type="file" accept="image/*" capture="environment" /></label>
        <label>${texts.choose}<input type="file" accept="image/*" multiple /></label>
      </div>
      <p id="state" role="status"></p>
      <ol id="photos"></ol>`,
  });
}
