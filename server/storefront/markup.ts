import sanitizeHtml from 'sanitize-html';
import type { TSchema } from 'typebox';
import { hasTooMuchMarkup, markupAttributes, markupTags } from '../../src/schemas/markup.ts';
import { blockSchemas, visitBlocks } from '../../src/schemas/storefront/blocks.ts';
import { imagePattern, linkPattern } from '../../src/schemas/storefront/patterns.ts';
import { withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { visitValues } from '../../src/schemas/storefront/schema.ts';
import { inChunks } from '../core/chunks.ts';
import { invalid } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';

const links = new RegExp(linkPattern, 'u');
const pictures = new RegExp(imagePattern, 'u');

const rules: sanitizeHtml.IOptions = {
  allowedTags: markupTags,
  allowedAttributes: { '*': [...markupAttributes, 'class', 'start', 'target', 'rel'] },
  // The patterns below decide which addresses are allowed.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: links.test(href ?? '') ? { ...attribs, href: href ?? '' } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictures.test(attribs.src ?? ''),
};

/** Removes scripts, misleading links and markup that could cover the page; text without HTML is unchanged. */
export const cleanMarkup = (html: string): string =>
  html.includes('<') ? sanitizeHtml(html, rules).replaceAll(' />', '>') : html;

/** Calls `visit` for every HTML string of a document, with its pointer. */
type VisitMarkup = (document: unknown, visit: (pointer: string, html: string) => void) => void;

/** The HTML strings of a document with this schema. */
export const markupOf =
  (schema: TSchema): VisitMarkup =>
  (document, visit) =>
    visitValues(schema, document, (pointer, { format }, value) => {
      if (format === 'html' && typeof value === 'string') visit(pointer, value);
    });

/** The HTML strings of a template's blocks. */
export const markupOfBlocks: VisitMarkup = (template, visit) =>
  visitBlocks(template, (at, type, props) =>
    markupOf(blockSchemas[type])(props, (pointer, html) => visit(at + pointer, html)),
  );

/** The HTML strings that need sanitizing. */
function piecesOf(visitMarkup: VisitMarkup, document: Values, known: Set<string>) {
  const pieces: { pointer: string; html: string }[] = [];
  visitMarkup(document, (pointer, html) => {
    if (html.includes('<') && !known.has(html)) pieces.push({ pointer, html });
  });
  return pieces;
}

/** Sanitizes the HTML of a document; strings that are already stored stay unchanged. */
export async function withCleanMarkup(
  visitMarkup: VisitMarkup,
  document: Values,
  stored: unknown,
): Promise<Values> {
  const known = new Set<string>();
  visitMarkup(stored, (_, html) => known.add(html));
  let cleaned: unknown = document;
  for await (const pieces of inChunks(piecesOf(visitMarkup, document, known), 1)) {
    for (const { pointer, html } of pieces) {
      if (hasTooMuchMarkup(html)) throw invalid([{ path: pointer, code: 'formatting' }]);
      cleaned = withValueAt(cleaned, pointer, cleanMarkup(html));
    }
  }
  return cleaned as Values;
}
