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
  // Which addresses are taken say the patterns.
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

/** HTML without what could run, lead astray or cover the page; what is no HTML stays as it is. */
export const cleanMarkup = (html: string): string =>
  html.includes('<') ? sanitizeHtml(html, rules).replaceAll(' />', '>') : html;

/** Calls `visit` for every piece of HTML of a document, with its pointer. */
type VisitMarkup = (document: unknown, visit: (pointer: string, html: string) => void) => void;

/** The pieces of HTML of a document of this schema. */
export const markupOf =
  (schema: TSchema): VisitMarkup =>
  (document, visit) =>
    visitValues(schema, document, (pointer, { format }, value) => {
      if (format === 'html' && typeof value === 'string') visit(pointer, value);
    });

/** The pieces of HTML of a template's blocks. */
export const markupOfBlocks: VisitMarkup = (template, visit) =>
  visitBlocks(template, (at, type, props) =>
    markupOf(blockSchemas[type])(props, (pointer, html) => visit(at + pointer, html)),
  );

/** The pieces of HTML that are to be cleaned. */
function piecesOf(visitMarkup: VisitMarkup, document: Values, known: Set<string>) {
  const pieces: { pointer: string; html: string }[] = [];
  visitMarkup(document, (pointer, html) => {
    if (html.includes('<') && !known.has(html)) pieces.push({ pointer, html });
  });
  return pieces;
}

/** The document with its HTML cleaned; what was stored before stays as it was. */
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
