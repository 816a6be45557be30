import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { linkPattern } from '../../../schemas/storefront/patterns.ts';

const links = new RegExp(linkPattern, 'u');

/** What a text can be made of: paragraphs, headings, lists, quotations, code, lines, marks and links. */
export const extensions: Extensions = [
  StarterKit.configure({
    // It would end every text with an empty paragraph.
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: (url) => links.test(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

const tags = new Set('a b blockquote br code em h1 h2 h3 h4 h5 h6 hr i li ol p pre s strong u ul'.split(' '));
const attributes: Record<string, RegExp> = {
  a: /^(\s+(href|target|rel|title)="[^"]*")*\s*$/,
  br: /^\s*\/?$/,
  hr: /^\s*\/?$/,
  ol: /^(\s+start="\d+")?\s*$/,
};
const none = /^\s*$/;

/** Whether the editor of texts keeps all of this HTML; what it does not know it would drop. */
export function isLossless(html: string): boolean {
  const rest = html.replaceAll(/<\/?([a-z][a-z\d]*)\b([^<>]*)>/gi, (tag, name: string, given: string) => {
    const key = name.toLowerCase();
    return tags.has(key) && (attributes[key] ?? none).test(given) ? '' : tag;
  });
  return !rest.includes('<');
}

const isPlain = (text: string) => text !== '' && !/<[a-z]/i.test(text);

/** The HTML as it is stored: nothing for an empty text, and a text that was no paragraph stays none. */
export function toStoredHtml(html: string, before: string | undefined): string | undefined {
  if (html === '<p></p>') return undefined;
  const [, only] = /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/.exec(html) ?? [];
  return only !== undefined && isPlain(before ?? '') ? only : html;
}
