import { html, type Html } from '../mailQueue/index.ts';

/** A date and time of the outbox. */
export const whenText = (date: string) =>
  html`<time datetime="${date}">${new Date(date).toLocaleString('en-CA')}</time>`;

const styles = html`<style>
  :root {
    color-scheme: light dark;
  }
  body {
    max-width: 720px;
    margin: 32px auto;
    padding: 0 16px;
    font:
      15px/1.5 system-ui,
      sans-serif;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    padding: 10px 0;
    border-top: 1px solid #8886;
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 600;
  }
  iframe {
    width: 100%;
    height: 70vh;
    border: 1px solid #8886;
    border-radius: 8px;
    background: #fff;
    color-scheme: light;
  }
</style>`;

/** A page of the outbox. */
export const frame = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styles}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
