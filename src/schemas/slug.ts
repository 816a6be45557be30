import type { Rule } from './model.ts';
import { slugPattern } from './storefront/patterns.ts';

const slug = new RegExp(slugPattern, 'u');

/** A name as part of an address: its letters and digits in lower case, with single hyphens for all else. */
export const slugify = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** How slugs are written (contract 3 §5); one that was stored before stays as it is. */
export const isSlug: Rule<{ slug: string }> = {
  fields: ['slug'],
  check: (record, stored) =>
    record.slug === stored?.slug || slug.test(record.slug) ? [] : [{ path: '/slug', code: 'slug' }],
};
