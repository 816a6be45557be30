import { childrenOf, type Schema } from './schema.ts';

/** How a field is displayed in a form, beyond what its schema says. */
export interface Hint {
  /** The control, if the type of the value does not determine it. */
  widget?: string;
  /** Half width: shares its row with the next field. */
  isHalf?: boolean;
  /** The group has no heading of its own. */
  isFlat?: boolean;
  /** Message key of a help text below the field. */
  help?: string;
  /** Properties that come first; others follow in schema order. */
  order?: string[];
}

/** Controls by format; plain texts, selects and switches need none. */
const formatWidgets: Record<string, string> = {
  html: 'html',
  code: 'code',
  link: 'link',
  image: 'image',
  color: 'color',
  day: 'day',
  category: 'category',
};

/** By pointer suffix; `*` stands for the index of a list entry. */
const hints: Record<string, Hint> = {
  'homepage/section1/cards': { isFlat: true },
  'headData/title': { help: 'tab_title' },
  'scripts/*/content': { widget: 'script', help: 'script' },
  'tags/*/content': { help: 'code' },
  'header/button/title': { isHalf: true },
  'header/button/width': { isHalf: true, help: 'width' },
  'sitemap/custom': { help: 'sitemap' },
  'footer/title/text': { isHalf: true },
  btnTitle: { isHalf: true },
  reviewer: { isHalf: true },
  href: { isHalf: true },
  'buttons/*/type': { isHalf: true },
  'buttons/*/title': { isHalf: true },
  'navItems/*/text': { isHalf: true },
  'brandItems/*/text': { isHalf: true },
  'lists/*/text': { isHalf: true },
  'metaData/name': { isHalf: true },
  'metaData/content': { isHalf: true },
  'cards/*': { order: ['title'] },
  'data/*': { order: ['title'] },
  'categories/*': { order: ['title'] },
  'section2/cards/*': { order: ['id'] },
  'reviews/*': { order: ['reviewer', 'day', 'score', 'content'] },
};

// Suffixes of a pointer, longest first; an index becomes `*`.
export function endingsOf(pointer: string): string[] {
  const keys = pointer
    .split('/')
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? '*' : key));
  return keys.map((_, index) => keys.slice(index).join('/'));
}

/** Display hints of the field at a pointer; the most specific suffix wins. */
export function hintOf(pointer: string, schema: Schema): Hint {
  const found = endingsOf(pointer).find((ending) => Object.hasOwn(hints, ending));
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const widget = isNumber ? 'number' : schema.multiline ? 'textarea' : formatWidgets[schema.format ?? ''];
  return { widget, isHalf: isShort(schema), ...(found && hints[found]) };
}

/** Numbers, switches, selects, colours and days are narrow. */
const isShort = ({ type, format, enum: choices }: Schema) =>
  type !== 'string' || choices !== undefined ? isSingle(type) : format === 'color' || format === 'day';

const isSingle = (type: Schema['type']) => type !== 'object' && type !== 'array';

/** Properties of a group in display order. */
export function propertyOrder(pointer: string, schema: Schema): string[] {
  const { order = [] } = hintOf(pointer, schema);
  const keys = childrenOf(schema).map(([key]) => key);
  const first = order.filter((key) => keys.includes(key));
  return [...first, ...keys.filter((key) => !first.includes(key))];
}
