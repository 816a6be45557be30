import type { Rule } from './model.ts';
import { slugPattern } from './textPatterns.ts';

const slug = new RegExp(slugPattern, 'u');

/** Converts a name to a slug: lower-case letters and digits, single hyphens for everything else. */
export const slugify = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Validates the slug format (contract 3 §5); an unchanged stored one is accepted. */
export const isSlug: Rule<{ slug: string }> = {
  fields: ['slug'],
  check: (record, stored) =>
    record.slug === stored?.slug || slug.test(record.slug) ? [] : [{ path: '/slug', code: 'slug' }],
};
