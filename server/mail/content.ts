import { randomUUID } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { markupAttributes, markupTags } from '../../src/schemas/markup.ts';
import { imageType, type ImageType } from '../../src/schemas/imageType.ts';

/** An inline image. */
export interface InlinePicture {
  cid: string;
  type: ImageType;
  bytes: Buffer;
}

/** Sanitized HTML with its inline images, and the plain text. */
export interface MailContent {
  html: string;
  text: string;
  pictures: InlinePicture[];
}

/** Deeper nesting is reduced to text: nobody writes such HTML, and sanitizing it is slow. */
const nestingLimit = 100;

const links = /^(https?:\/\/|mailto:|tel:)\S+$/i;
const data = /^data:image\/[a-z+.-]+;base64,/i;
const shown: ImageType[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/**
 * Sanitizes HTML written by staff: removes scripts, remote content and misleading markup (the list of
 * schemas/markup.ts). Images in data URLs become attachments, with the type detected from their bytes.
 */
export function mailContent(html: string): MailContent {
  const pictures: InlinePicture[] = [];
  const clean = sanitizeHtml(html, {
    nestingLimit,
    allowedTags: markupTags,
    allowedAttributes: { '*': markupAttributes, ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'cid'],
    allowedSchemesAppliedToAttributes: ['href'],
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: links.test(href) ? { ...attribs, href } : attribs,
      }),
      img: (tagName, { src = '', ...attribs }) => {
        const picture = readPicture(src);
        if (picture) pictures.push(picture);
        return { tagName, attribs: { ...attribs, src: picture ? `cid:${picture.cid}` : '' } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('cid:'),
  });
  return { html: clean, text: textOf(clean), pictures };
}

function readPicture(src: string): InlinePicture | undefined {
  if (!data.test(src)) return undefined;
  const bytes = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
  const type = imageType(bytes);
  return type && shown.includes(type) ? { cid: `${randomUUID()}@picture`, type, bytes } : undefined;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" };

const breaks: Record<string, string> = {
  br: '\n',
  hr: '\n\n',
  li: '\n- ',
  '/li': '\n',
  '/tr': '\n',
  '/dt': '\n',
  '/dd': '\n',
  '/td': '\t',
  '/th': '\t',
};
const blocks = /^\/(p|h[1-6]|div|blockquote|ul|ol|table|dl|pre)$/;

/** Converts sanitized HTML to plain text: paragraphs and list items become lines, links show their address. */
export function textOf(html: string): string {
  let text = '';
  let link: { href: string; from: number } | undefined;
  for (const part of html.replace(/\s+/g, ' ').split(/(<[^<>]*>)/)) {
    const [, name = ''] = /^<(\/?[a-z\d]+)/i.exec(part) ?? [];
    if (!name) text += part;
    else if (name === 'a') link = { href: attributeOf(part, 'href'), from: text.length };
    else if (name === 'img') text += withBrackets(attributeOf(part, 'alt'));
    else if (name !== '/a') text += breaks[name] ?? (blocks.test(name) ? '\n\n' : '');
    else if (link) {
      const address = link.href.replace(/^(mailto|tel):/, '');
      if (address && !text.slice(link.from).includes(address)) text += ` (${address})`;
      link = undefined;
    }
  }
  return text
    .replace(/&(#39|[a-z]+);/gi, (as, name: string) => entities[name.toLowerCase()] ?? as)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/^- \n+/gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const withBrackets = (text: string) => text && `[${text}]`;
