import { isDeepStrictEqual } from 'node:util';
import { and, inArray, type SQL } from 'drizzle-orm';
import { toInput } from '../../../src/schemas/input.ts';
import { applyDefaults } from '../../../src/schemas/applyDefaults.ts';
import { writableLines } from '../../../src/schemas/lines.ts';
import { writableKeys } from '../../../src/schemas/model.ts';
import { normalizePhone } from '../../../src/schemas/phone.ts';
import '../../../src/schemas/phoneNumbers.ts';
import { validate, type ValidationError } from '../../../src/schemas/validate.ts';
import { isFileUrl } from '../files.ts';
import { lowerUuid } from '../ids.ts';
import { overlong } from '../overlong.ts';
import { invalid } from '../problem.ts';
import type { Scope } from '../scope.ts';
import type { Entity, Values } from './entity.ts';
import type { ReferencedTable } from './lineProperties.ts';

/**
 * Returns the writable values of a request. Read-only ones and the version are dropped, unknown ones are kept so that
 * validation rejects them, and null in a property that is not nullable means its default or, without one, absence. An
 * object keeps what it does not name of the `stored` one.
 */
export function readInput({ model }: Pick<Entity, 'model'>, values: Values, stored: Values = {}): Values {
  const cleaned = toInput(model, values);
  const writable = new Set(writableKeys(model));
  const properties = model.schema.properties as Record<
    string,
    { format?: string; phone?: boolean; properties?: object }
  >;
  const asWritten = (key: string, sent: unknown) => {
    const property = properties[key] ?? {};
    const value = applyDefaults(property, withUnnamed(property, sent, stored[key]));
    if (model.lines?.[key]) return writableLines(model, key, value);
    if (properties[key]?.format === 'uuid') return lowerUuid(value);
    return properties[key]?.phone && typeof value === 'string' ? normalizePhone(value) || null : value;
  };
  const isKnown = (key: string) => Object.hasOwn(properties, key);
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => writable.has(key) || (!isKnown(key) && key !== '_etag'))
      .map(([key, value]) => [key, isKnown(key) ? asWritten(key, cleaned[key]) : value]),
  );
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds to a sent object the declared properties that it does not name, as they are stored. */
function withUnnamed({ properties }: { properties?: object }, sent: unknown, stored: unknown): unknown {
  if (!properties || !isObject(sent) || !isObject(stored)) return sent;
  const kept = Object.entries(stored).filter(([key]) => Object.hasOwn(properties, key));
  return { ...Object.fromEntries(kept), ...sent };
}

/** Validates a whole record; throws its errors by property. */
export async function check(scope: Scope, entity: Entity, record: Values, stored?: Values): Promise<void> {
  const errors = inputErrors(entity, record, stored);
  if (errors.length === 0) errors.push(...(await referenceErrors(scope, entity, record, stored)));
  if (errors.length > 0) throw invalid(errors);
}

/** Returns the errors of a whole record that need no database. */
export function inputErrors(entity: Entity, record: Values, stored?: Values): ValidationError[] {
  const long = overlong(entity.model.schema, record);
  if (long) return [long];
  const errors = validate(entity.isValidInput, entity.model, record, stored);
  return errors.length > 0 ? errors : imageErrors(entity, record, stored);
}

/** A picture is an uploaded file or has an https address. */
function imageErrors({ model: { image } }: Entity, record: Values, stored?: Values): ValidationError[] {
  const url = image && record[image];
  if (!image || typeof url !== 'string' || url === stored?.[image]) return [];
  const isFine = isFileUrl(url) || /^https:\/\//i.test(url);
  return isFine ? [] : [{ path: `/${image}`, code: 'uri-reference' }];
}

async function referenceErrors(
  scope: Scope,
  { references, named: others, links, lines }: Entity,
  record: Values,
  stored?: Values,
) {
  const named = [
    ...[...references, ...others].map(({ key, target }) => ({
      target,
      ids: isDeepStrictEqual(record[key], stored?.[key]) ? [] : namedIn(`/${key}`, record[key]),
    })),
    ...links.map(({ property, target }) => ({
      target,
      ids: idsOf(record[property]).map((id, index) => ({ path: `/${property}/${index}`, id })),
    })),
    ...lines.flatMap(({ property, references: inLines }) =>
      inLines.map(({ key, table, isActive }) => ({
        target: { table, where: isActive },
        ids: namedByLines(property, key, record, stored),
      })),
    ),
  ];
  const errors = await Promise.all(named.map(({ target, ids }) => missing(scope, target, ids)));
  return errors.flat();
}

/** A reference property holds one id or a list of them. */
const namedIn = (path: string, value: unknown) =>
  Array.isArray(value)
    ? value.map((id: unknown, index) => ({ path: `${path}/${index}`, id }))
    : [{ path, id: value }];

/** The records that lines name, except those that a stored line names. */
function namedByLines(property: string, key: string, record: Values, stored?: Values) {
  const linesIn = (values: Values | undefined) => (values?.[property] ?? []) as Values[];
  const known = new Set(linesIn(stored).map((line) => line[key]));
  return linesIn(record)
    .map((line, index) => ({ path: `/${property}/${index}/${key}`, id: lowerUuid(line[key]) }))
    .filter(({ id }) => !known.has(id));
}

async function missing(
  scope: Scope,
  { table, where: chosen }: { table: ReferencedTable; where?: SQL | undefined },
  named: { path: string; id: unknown }[],
) {
  const wanted = named.filter(({ id }) => id !== null && id !== undefined);
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const where = and(inArray(table.id, ids), chosen);
  const rows = await scope.select(table, { id: table.id }, { where });
  const existing = new Set(rows.map(({ id }) => id));
  return wanted.filter(({ id }) => !existing.has(id)).map(({ path }) => ({ path, code: 'reference' }));
}

/** The ids of linked records. */
export const idsOf = (links: unknown) => ((links ?? []) as { id: string }[]).map(({ id }) => lowerUuid(id));
