import type { Model } from '../../src/schemas/model.ts';
import { writableKeys } from '../../src/schemas/model.ts';
import { slugify } from '../../src/schemas/slug.ts';

interface Property {
  type?: string | string[];
  enum?: string[];
  format?: string;
  reference?: string;
  maxLength?: number;
  /** Values used in turn instead of generated ones. */
  examples?: unknown[];
}

type Values = Record<string, unknown>;

/** A valid record of a model. Records with different numbers differ in every property that allows it. */
export function sampleOf(model: Model, number: number): Values {
  const properties = model.schema.properties as Record<string, Property>;
  return Object.fromEntries(
    writableKeys(model)
      .map((key) => [key, valueOf(key, properties[key] ?? {}, `${model.name} ${key} ${number}`, number)])
      .filter(([, value]) => value !== undefined),
  );
}

function valueOf(
  key: string,
  { type, enum: options, format, reference, examples }: Property,
  text: string,
  number: number,
) {
  if (examples) return examples[number % examples.length];
  if (options) return options[number % options.length];
  if (reference) return undefined;
  switch ([type].flat()[0]) {
    case 'boolean':
      return number % 2 === 1;
    case 'number':
    case 'integer':
      return number;
    case 'string':
      return format === 'email' ? `sample${number}@example.com` : textOf(key, format, text);
    default:
      return undefined;
  }
}

function textOf(key: string, format: string | undefined, text: string) {
  if (format === 'uri-reference') return undefined;
  if (format === 'date') return '2026-01-31';
  if (format === 'date-time') return '2026-01-31T12:00:00.000Z';
  if (format === 'uuid') return undefined;
  return key === 'slug' ? slugify(text) : text;
}
