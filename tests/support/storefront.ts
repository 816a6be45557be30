import { childrenOf, type Schema } from '../../src/schemas/storefront/schema.ts';

const formats: Record<string, (text: string, number: number) => string> = {
  html: (text) => `<p>${text}</p>`,
  code: (text) => `<i>${text}</i>`,
  link: (text) => `/${text.replaceAll(' ', '-')}`,
  image: (_, number) => `/storefront/location.svg?${number}`,
  color: (_, number) => `#${(0x123456 + number).toString(16)}`,
  day: (_, number) => new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10),
};

/** A valid value for a single field that differs from the given one; `number` makes it unique. */
export function otherValue(schema: Schema, value: unknown, number: number): unknown {
  if (schema.enum) return schema.enum.find((one) => one !== value);
  if (schema.type === 'boolean') return (value ?? schema.default) !== true;
  if (schema.type === 'number' || schema.type === 'integer') return value === 1 ? 2 : 1;
  const text = `Value ${number}`;
  return formats[schema.format ?? '']?.(text, number) ?? text;
}

/** A value with every property of its schema and one entry in each list. */
export function fullValue(schema: Schema, next = counter()): unknown {
  if (schema.items) return [fullValue(schema.items, next)];
  if (!schema.properties) return otherValue(schema, undefined, next());
  return Object.fromEntries(childrenOf(schema).map(([name, child]) => [name, fullValue(child, next)]));
}

export function counter(number = 0): () => number {
  return () => ++number;
}
