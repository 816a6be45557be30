import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { linkPattern } from '../../../schemas/storefront/patterns.ts';

const links = new RegExp(linkPattern, 'u');

/** Supported content: paragraphs, headings, lists, quotations, code, lines, marks and links. */
export const extensions: Extensions = [
  StarterKit.configure({
    // It would append an empty paragraph.
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

/** Whether the editor preserves all of this HTML. It drops unknown markup. */
export function isLossless(html: string): boolean {
  const rest = html.replaceAll(/<\/?([a-z][a-z\d]*)\b([^<>]*)>/gi, (tag, name: string, given: string) => {
    const key = name.toLowerCase();
    return tags.has(key) && (attributes[key] ?? none).test(given) ? '' : tag;
  });
  return !rest.includes('<');
}

const isPlain = (text: string) => text !== '' && !/<[a-z]/i.test(text);

/** Returns the HTML to store: undefined for empty text. Text that was not in a paragraph is not wrapped in one. */
export function toStoredHtml(html: string, before: string | undefined): string | undefined {
  if (html === '<p></p>') return undefined;
  const [, only] = /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/.exec(html) ?? [];
  return only !== undefined && isPlain(before ?? '') ? only : html;
}
