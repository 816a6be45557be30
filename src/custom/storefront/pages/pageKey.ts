import type { TemplateKey } from '../calls.ts';
import type { Page } from '../../../schemas/storefront/page.ts';

/** Identifies a page. Its address on the storefront is type/slug. */
export type PageKey = TemplateKey;

/** The page in the admin's URL. Without a type it is the first page with that slug. */
export interface PageAddress {
  type: string | null;
  slug: string;
}

/** `?slug=null` opens the editor of a new page (contract 2 §2.7). */
export const newSlug = 'null';

export const newPageAddress = `/pages?slug=${newSlug}`;

export const keyOf = ({ type, slug }: Page): PageKey => ({ type: type ?? '', slug: slug ?? '' });

export const fullSlug = ({ type = '', slug = '' }: Partial<PageKey>) => `${type}/${slug}`;

/** The URL of a page's editor. */
export const addressOf = ({ type = '', slug = '' }: Partial<PageKey>) =>
  `/pages?${new URLSearchParams({ type, slug })}`;

/** Page addresses are case-insensitive. */
export const isSamePage = (one: Partial<PageKey>, other: Partial<PageKey>) =>
  fullSlug(one).toLowerCase() === fullSlug(other).toLowerCase();

export const findPage = (pages: Page[], { type, slug }: PageAddress) =>
  pages.find((page) => page.slug === slug && (type === null || page.type === type));
