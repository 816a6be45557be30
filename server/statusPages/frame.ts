import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, Html } from '../mailQueue/index.ts';
import type { StoreLook } from './storeLook.ts';
import { statusTexts, type PageLanguage } from './texts.ts';

const stylesOf = ({ color, textColor }: StoreLook) => `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 17px/1.5 system-ui, sans-serif }
body { margin: 0 }
header { background: ${color}; color: ${textColor}; padding: 12px 16px }
header p { max-width: 40rem; margin: 0 auto; font-weight: 700; display: flex; gap: 16px; justify-content: space-between }
header a { color: inherit }
main { max-width: 40rem; margin: 0 auto; padding: 0 16px 48px; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 } h2 { font-size: 1.2rem; margin: 0 0 4px } h3 { font-size: 1rem; margin: 16px 0 4px }
section { margin: 16px 0; padding: 16px; border: 1px solid #8888; border-radius: 12px } section > :first-child { margin-top: 0 } section > :last-child { margin-bottom: 0 }
.state { font-weight: 700; border-left: 6px solid ${color}; padding-left: 12px; margin: 8px 0 }
ul { padding-left: 20px; margin: 4px 0 }
.photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(88px, 1fr)); gap: 8px; padding: 0; list-style: none }
.photos img { width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: 8px; display: block }
dl { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; margin: 0 } dd { margin: 0; text-align: right }
.notice { font-weight: 600; padding: 12px 16px; border: 2px solid; border-radius: 12px }
label { display: block; font-weight: 600; margin: 12px 0 4px }
input, textarea { box-sizing: border-box; width: 100%; font: inherit; padding: 10px; border: 1px solid #767676; border-radius: 8px }
input[type=radio], input[type=checkbox] { width: auto; margin: 0 8px 0 0; transform: scale(1.3) }
fieldset { border: 0; padding: 0; margin: 8px 0 } legend { font-weight: 600; padding: 0 } .choice { font-weight: 400; padding: 8px 0 }
dt small { display: block } .sum { font-weight: 700 } summary { font-weight: 600; cursor: pointer; padding: 8px 0 }
svg { display: block; box-sizing: border-box; width: 100%; margin-top: 12px; border: 1px solid #767676; border-radius: 8px; fill: none; stroke: currentColor; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; touch-action: none; cursor: crosshair }
textarea { min-height: 7rem }
button, .button { box-sizing: border-box; margin-top: 12px; min-height: 44px; padding: 10px 20px; font: inherit; font-weight: 600; border: 1px solid ${textColor}; border-radius: 8px; background: ${color}; color: ${textColor} }
.button { display: inline-block; margin: 0; text-decoration: none }
button[type=button] { border-color: #767676; background: none; color: inherit }
:focus-visible { outline: 3px solid #f0a020; outline-offset: 2px }
`;

interface Frame {
  look: StoreLook;
  language: PageLanguage;
  title: string;
  /** The same page in the other language. */
  otherAddress: string;
  body: Html;
  /** A file in `public`, for what the page does without it, too. */
  script?: string;
}

/** Sends a page for customers: nothing but itself, its pictures and its script is loaded, and nobody stores or indexes it. */
export function sendPage(reply: FastifyReply, frame: Frame, status = 200) {
  const styles = stylesOf(frame.look);
  const hash = createHash('sha256').update(styles).digest('base64');
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; ${frame.script ? "script-src 'self'; " : ''}style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // Without a referrer, browsers post forms with the origin null, which local servers refuse.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .serializer((text: string) => text)
    .send(pageOf(frame, styles).text);
}

const pageOf = ({ look, language, title, otherAddress, body, script }: Frame, styles: string) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${look.name}</title>
        ${new Html(`<style>${styles}</style>`)}
        ${script ? html`<script src="/${script}" defer></script>` : ''}
      </head>
      <body>
        <header>
          <p>
            <span>${look.name}</span>
            <a href="${otherAddress}" lang="${language === 'en' ? 'fr' : 'en'}"
              >${statusTexts[language].other}</a
            >
          </p>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
