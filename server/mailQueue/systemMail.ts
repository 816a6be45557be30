import { labelled } from '../../src/schemas/labelled.ts';
import { html, type Html } from './html.ts';
import type { Mail } from './mail.ts';

export interface SystemMail {
  language: string;
  /** Store name, shown as the header. */
  store: string;
  subject: string;
  /** Paragraphs; a code is shown on its own line in large type. */
  parts: (string | { code: string })[];
  link?: { label: string; url: string };
  footer: string;
}

/** Renders an email in the common layout, as HTML and as plain text. */
export function renderSystemMail(mail: SystemMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, subject, store, parts, link, footer } = mail;
  const lines = [
    ...parts.map((part) => (typeof part === 'string' ? part : `    ${part.code}`)),
    ...(link ? [labelled(link.label, link.url, language)] : []),
    `-- \n${store}\n${footer}`,
  ];
  return { subject, text: lines.join('\n\n'), html: renderHtml(mail).text };
}

function renderHtml({ language, store, subject, parts, link, footer }: SystemMail): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin: 0; padding: 32px 16px; font: 16px/1.5 system-ui, sans-serif">
        <div style="max-width: 480px; margin: 0 auto">
          <p style="font-weight: 600">${store}</p>
          <h1 style="margin: 24px 0; font-size: 22px; line-height: 1.3">${subject}</h1>
          ${parts.map((part) =>
            typeof part === 'string'
              ? html`<p>${part}</p> `
              : html`<p style="font-size: 28px; font-weight: 600; letter-spacing: 6px">${part.code}</p> `,
          )}${link ? button(link) : ''}
          <p style="margin-top: 32px; font-size: 13px; opacity: 0.75">${footer}</p>
        </div>
      </body>
    </html>`;
}

const button = ({ label, url }: { label: string; url: string }) =>
  html`<p style="margin: 24px 0">
    <a
      href="${url}"
      style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #3151c9; color: #fff; font-weight: 600; text-decoration: none"
      >${label}</a
    >
  </p>`;
