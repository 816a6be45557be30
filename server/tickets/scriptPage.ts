import { html, type Html } from '../mailQueue/index.ts';

/** Nothing but the page's own script and its calls, and pictures of terms. */
export const scriptPagePolicy = (pictures: 'blob:' | 'https:') =>
  `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src ${pictures}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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
  #terms {
    max-height: 45vh;
    overflow: auto;
    padding: 0 12px;
    border: 1px solid #8886;
    border-radius: 8px;
    overflow-wrap: anywhere;
  }
  #sign label {
    padding: 0;
    background: none;
    color: inherit;
    text-align: start;
  }
  #sign input {
    position: static;
    box-sizing: border-box;
    padding: 10px;
    border: 1px solid #6b7a90;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 400;
    opacity: 1;
  }
  svg {
    display: block;
    box-sizing: border-box;
    width: 100%;
    border: 1px solid #6b7a90;
    border-radius: 8px;
    fill: none;
    stroke: currentColor;
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
    touch-action: none;
    cursor: crosshair;
  }
  #actions {
    display: flex;
    gap: 8px;
    justify-content: flex-end;
    margin-top: 12px;
  }
  #actions button {
    margin: 0;
  }
  #state {
    font-weight: 600;
  }
</style>`;

interface ScriptPage {
  locale: 'en' | 'fr';
  title: string;
  /** For the script. */
  texts: object;
  /** Files in `public`. */
  scripts: string[];
  body: Html;
}

/** A page without sign-in whose script reads the token in the fragment of its address; it names no customer. */
export const scriptPage = ({ locale, title, texts, scripts, body }: ScriptPage): Html =>
  html`<!doctype html>
    <html lang="${locale === 'fr' ? 'fr-CA' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styles} ${scripts.map((script) => html`<script src="/${script}" defer></script>`)}
      </head>
      <body>
        <main data-texts="${JSON.stringify(texts)}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
