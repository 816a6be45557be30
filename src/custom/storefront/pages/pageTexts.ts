import { translatableTexts, templateTexts } from '../../../schemas/storefront/documentTexts.ts';
import { documents } from '../../../schemas/storefront/documents.ts';
import type { PageDocument } from './pageSource.ts';

const textsOfPage = ({ page, template }: PageDocument) => [
  ...translatableTexts(documents.page.schema, page),
  ...templateTexts(template),
];

/** Returns the new texts of a changed page, or all of a new page. */
export function newTextsOfPage(before: PageDocument, after: PageDocument, isNew: boolean): string[] {
  const known = new Set(isNew ? [] : textsOfPage(before));
  return [...new Set(textsOfPage(after))].filter((text) => !known.has(text));
}
