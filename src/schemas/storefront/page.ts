import { Type, type Static } from 'typebox';
import { Group, PlainText, Select } from './fields.ts';
import { slugPattern } from '../textPatterns.ts';

export const pageTypes = ['service', 'page', 'blog'] as const;

const AtLeast3 = (options: object = {}) => Type.String({ minLength: 3, maxLength: 500, ...options });

/** Settings of a static page in the store configuration (contract 2 §2.7, §3, §5). */
export const Page = Group(
  {
    name: PlainText({ minLength: 2, maxLength: 50 }),
    slug: AtLeast3({ maxLength: 100, pattern: slugPattern }),
    type: Select(pageTypes),
    header: Group(
      {
        title: AtLeast3({ translated: true }),
        meta_description: AtLeast3({ maxLength: 2000, multiline: true, translated: true }),
        include_in_sitemap: Type.Boolean({ default: true }),
      },
      { required: ['title', 'meta_description'] },
    ),
    include_header: Type.Boolean({ default: true }),
    include_footer: Type.Boolean({ default: true }),
    print: Type.Boolean({ default: false }),
  },
  { required: ['name', 'slug', 'type', 'header'], label: 'name' },
);
export type Page = Static<typeof Page>;
