import { childrenOf, type Schema } from '../../../schemas/storefront/schema.ts';

/** The meaning of a property to visitors. A `fact` is invisible. */
export type Meaning =
  | 'title'
  | 'text'
  | 'html'
  | 'code'
  | 'image'
  | 'icon'
  | 'day'
  | 'score'
  | 'count'
  | 'price'
  | 'button'
  | 'search'
  | 'switch'
  | 'visible'
  | 'part'
  | 'list'
  | 'fact';

const formats: Record<string, Meaning> = {
  html: 'html',
  code: 'code',
  image: 'image',
  icon: 'icon',
  day: 'day',
};

const names: Record<string, Meaning> = {
  title: 'title',
  metaTitle: 'title',
  btnTitle: 'button',
  searchPlaceholder: 'search',
  score: 'score',
  averScore: 'score',
  totalReviews: 'count',
  price: 'price',
  visible: 'visible',
  isVisible: 'visible',
};

/** Derives the meaning of a property from its schema, format or name. */
export function meaningOf(name: string, schema: Schema, parent: Schema = {}): Meaning {
  if (schema.items) return 'list';
  if (schema.properties) return 'part';
  if (schema.format) return formats[schema.format] ?? 'fact';
  if (Object.hasOwn(names, name)) return names[name] ?? 'fact';
  if (parent.label === name) return 'title';
  if (schema.translated) return 'text';
  // A flag that is on by default shows something to visitors.
  return schema.type === 'boolean' && schema.default === true ? 'switch' : 'fact';
}

/** Returns the properties of a part with their meanings, images first. */
export function propertiesOf(schema: Schema): { name: string; schema: Schema; meaning: Meaning }[] {
  const all = childrenOf(schema).map(([name, child]) => ({
    name,
    schema: child,
    meaning: meaningOf(name, child, schema),
  }));
  const isPicture = ({ meaning }: { meaning: Meaning }) => meaning === 'image' || meaning === 'icon';
  return [...all.filter(isPicture), ...all.filter((one) => !isPicture(one))];
}

/** Returns the kind of a list entry or part, which is its class in the style sheet. */
export function kindOf(schema: Schema): string {
  const meanings = new Set(propertiesOf(schema).map(({ meaning }) => meaning));
  const hasLink = childrenOf(schema).some(([, { format }]) => format === 'link');
  if (meanings.has('list')) return schema.label ? 'column' : 'block';
  if (meanings.has('image')) return 'card';
  if (meanings.has('day')) return 'review';
  if (meanings.has('score')) return 'rating';
  if (meanings.has('html')) return 'note';
  if (meanings.has('icon')) return 'icon';
  if (meanings.has('code')) return 'code';
  if (hasLink && meanings.has('title')) return 'link';
  return isSeen(schema) ? 'block' : 'facts';
}

/** Whether visitors would see anything. The title of a list entry alone does not count. */
const isSeen = (schema: Schema) =>
  propertiesOf(schema).some(
    ({ name, meaning }) => !['fact', 'visible'].includes(meaning) && name !== schema.label,
  );
