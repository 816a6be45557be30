import { slugify } from '../../../schemas/slug.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import type { Page } from '../../../schemas/storefront/page.ts';

/** The initial values of a page (contract 2 §3). */
export const newPage: Page = {
  include_header: true,
  include_footer: true,
  print: false,
  header: { include_in_sitemap: true },
};

/** A new page's slug follows its name until the user edits the slug (contract 2 §5). */
export function withDerivedSlug(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const isFollowing = (before.slug || undefined) === derivedSlug(before) && after.slug === before.slug;
  return isFollowing ? { ...after, slug: derivedSlug(after) } : after;
}

const derivedSlug = ({ name }: Record<string, unknown>) =>
  slugify(typeof name === 'string' ? name : '') || undefined;
