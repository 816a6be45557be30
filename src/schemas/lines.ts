import type { TSchema } from 'typebox';
import { splitFieldPath } from './fieldAccess.ts';
import type { Model, Rule } from './model.ts';

type Values = Record<string, unknown>;

interface Property {
  items?: { properties?: Record<string, LinePropertySchema> };
}

type LinePropertySchema = TSchema & { readOnly?: boolean; names?: string; properties?: object };

/** The schemas of the properties that the lines of a property have. */
export function lineSchemas({ schema }: Pick<Model, 'schema'>, property: string) {
  const list: Property | undefined = schema.properties[property];
  return list?.items?.properties ?? {};
}

/** The schema of a property, or of a property of lines as `lines.item_id`. */
export function propertyAt(model: Pick<Model, 'schema'>, path: string): TSchema | undefined {
  const { key, part } = splitFieldPath(path);
  return part === undefined ? model.schema.properties[key] : lineSchemas(model, key)[part];
}

/** Returns lines without what the services set. */
export function writableLines(model: Pick<Model, 'schema'>, property: string, lines: unknown): unknown {
  if (!Array.isArray(lines)) return lines;
  const schemas = lineSchemas(model, property);
  const isWritable = ([key]: [string, unknown]) => !schemas[key]?.readOnly;
  return lines.map((line: unknown) =>
    typeof line === 'object' && line !== null
      ? Object.fromEntries(Object.entries(line).filter(isWritable))
      : line,
  );
}

/** The sums of a record's lines that its model declares. */
export function lineSums({ lines = {} }: Pick<Model, 'lines'>, record: Values): Values {
  const sums = Object.entries(lines).flatMap(([property, { sums: declared = {} }]) => {
    const all = (record[property] ?? []) as Values[];
    return Object.entries(declared).map(([key, sum]) => [
      key,
      typeof sum === 'string' ? all.reduce((total, line) => total + Number(line[sum] ?? 0), 0) : sum(all),
    ]);
  });
  return Object.fromEntries(sums) as Values;
}

/** Each record may be named by one line; ids are compared without case. */
export const uniqueLines = <K extends string>(
  property: K,
  key: string,
  code: string,
): Rule<Partial<Record<K, object[]>>> => ({
  fields: [property],
  check: (record) => {
    const named = (record[property] ?? []).map((line) => String((line as Values)[key]).toLowerCase());
    return named.flatMap((id, index) =>
      named.indexOf(id) < index ? [{ path: `/${property}/${index}/${key}`, code }] : [],
    );
  },
});
