import { childrenOf, type Schema } from './schema.ts';

/** How a field is shown in a form; what its value is says the schema. */
export interface Hint {
  /** The control, where the kind of the value does not say it. */
  widget?: string;
  /** It shares its line with the next field. */
  isHalf?: boolean;
  /** The part that it stands in needs no heading of its own. */
  isFlat?: boolean;
  /** Names a sentence of the message catalogue that stands below the field. */
  help?: string;
  /** The properties that come first; all others follow in the order of the schema. */
  order?: string[];
}

/** The controls of the formats; a plain text, a choice and a switch need none. */
const formatWidgets: Record<string, string> = {
  html: 'html',
  code: 'code',
  link: 'link',
  image: 'image',
  color: 'color',
  day: 'day',
  category: 'category',
};

/** By the end of a field's pointer, where `*` stands for an entry of a list. */
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

// The ends of a pointer, the longest first; an index counts as `*`.
export function endingsOf(pointer: string): string[] {
  const keys = pointer
    .split('/')
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? '*' : key));
  return keys.map((_, index) => keys.slice(index).join('/'));
}

/** How the field at this pointer of a document is shown; the most specific hint wins. */
export function hintOf(pointer: string, schema: Schema): Hint {
  const found = endingsOf(pointer).find((ending) => Object.hasOwn(hints, ending));
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const widget = isNumber ? 'number' : schema.multiline ? 'textarea' : formatWidgets[schema.format ?? ''];
  return { widget, isHalf: isShort(schema), ...(found && hints[found]) };
}

/** Numbers, switches, choices, colours and days need little room. */
const isShort = ({ type, format, enum: choices }: Schema) =>
  type !== 'string' || choices !== undefined ? isSingle(type) : format === 'color' || format === 'day';

const isSingle = (type: Schema['type']) => type !== 'object' && type !== 'array';

/** The properties of a part in the order that its form shows them. */
export function propertyOrder(pointer: string, schema: Schema): string[] {
  const { order = [] } = hintOf(pointer, schema);
  const keys = childrenOf(schema).map(([key]) => key);
  const first = order.filter((key) => keys.includes(key));
  return [...first, ...keys.filter((key) => !first.includes(key))];
}
