import { html, type Html } from '../../../mailQueue/index.ts';
import { phoneTexts } from './texts.ts';

/** Nothing but the page's own script and its calls. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const styles = html`<style>
  :root {
    color-scheme: light dark;
    font:
      17px/1.5 system-ui,
      sans-serif;
  }
  body {
    max-width: 32rem;
    margin: 0 auto;
    padding: 16px;
  }
  h1 {
    font-size: 1.4rem;
  }
  label {
    display: block;
    position: relative;
    margin: 12px 0;
    padding: 16px;
    border-radius: 12px;
    background: #1a56c4;
    color: #fff;
    font-weight: 600;
    text-align: center;
  }
  label + label {
    background: none;
    color: inherit;
    box-shadow: inset 0 0 0 2px #6b7a90;
  }
  label:focus-within {
    outline: 3px solid #f0a020;
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
  }
  [hidden] {
    display: none !important;
  }
  ol {
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 8px 0;
    border-top: 1px solid #8886;
  }
  img {
    width: 56px;
    height: 56px;
    border-radius: 8px;
    object-fit: cover;
  }
  button {
    margin-left: auto;
    padding: 10px 14px;
    font: inherit;
  }
  #state {
    font-weight: 600;
  }
</style>`;

/** The page on which a phone adds photos of one device (public/phone.js); it names no customer. */
export function phonePage(locale: 'en' | 'fr'): Html {
  const texts = phoneTexts[locale];
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        ${styles}
        <script src="/phone.js" defer></script>
      </head>
      <body>
        <main data-texts="${JSON.stringify(texts)}">
          <h1>${texts.title}</h1>
          <noscript><p>${texts.script}</p></noscript>
          <p id="about"></p>
          <p id="valid"></p>
          <div id="add" hidden>
            <label>${texts.take}<input type="file" accept="image/*" capture="environment" /></label>
            <label>${texts.choose}<input type="file" accept="image/*" multiple /></label>
          </div>
          <p id="state" role="status"></p>
          <ol id="photos"></ol>
        </main>
      </body>
    </html>`;
}
