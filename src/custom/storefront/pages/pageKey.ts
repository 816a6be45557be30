import type { TemplateKey } from '../calls.ts';
import type { Page } from '../../../schemas/storefront/page.ts';

/** What tells a page from the others; together its address on the storefront: type/slug. */
export type PageKey = TemplateKey;

/** What the admin's address says of a page; without a type it is the first page of that slug. */
export interface PageAddress {
  type: string | null;
  slug: string;
}

/** `?slug=null` opens the editor for a new page (contract 2 §2.7). */
export const newSlug = 'null';

export const newPageAddress = `/pages?slug=${newSlug}`;

export const keyOf = ({ type, slug }: Page): PageKey => ({ type: type ?? '', slug: slug ?? '' });

export const fullSlug = ({ type = '', slug = '' }: Partial<PageKey>) => `${type}/${slug}`;

/** The address of its editor. */
export const addressOf = ({ type = '', slug = '' }: Partial<PageKey>) =>
  `/pages?${new URLSearchParams({ type, slug })}`;

/** Two pages may not differ by upper and lower case alone. */
export const isSamePage = (one: Partial<PageKey>, other: Partial<PageKey>) =>
  fullSlug(one).toLowerCase() === fullSlug(other).toLowerCase();

export const findPage = (pages: Page[], { type, slug }: PageAddress) =>
  pages.find((page) => page.slug === slug && (type === null || page.type === type));
