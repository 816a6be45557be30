import type { RaRecord } from 'react-admin';
import { dayIn } from '../../schemas/days.ts';
import type { Model } from '../../schemas/model.ts';
import { displayText } from '../displayText.ts';
import {
  unitsPerDollar,
  propertyOf,
  type ColumnElement,
  type PropertySchema,
  type SlotProps,
} from '../slots.ts';

export type Cell = string | number;

type Translate = (key: string, options?: Record<string, unknown>) => string;

const nowhere: ReadonlyMap<unknown, string> = new Map();

type CellSlot = Pick<SlotProps, 'text' | 'cell'> & { source: string; negate?: boolean };

/** Returns a column's value for a file; for a location its name, if known. */
export function toCell(
  model: Model,
  record: RaRecord,
  { source, negate, text: textOf, cell }: CellSlot,
  translate: Translate,
  timeZone = 'UTC',
  locations = nowhere,
): Cell {
  if (cell) return cell(record);
  if (textOf) return textOf(record, translate);
  const value: unknown = record[source];
  if (source === 'location_id') return locations.get(value) ?? displayText(value);
  if (typeof value === 'number') {
    const schema: PropertySchema | undefined = model.schema.properties[source];
    return value / (schema ? unitsPerDollar(schema) : 1);
  }
  if (typeof value === 'boolean')
    return translate(value !== Boolean(negate) ? 'ra.boolean.true' : 'ra.boolean.false');
  const text = displayText(value);
  const { enum: options, format } = propertyOf(model, source);
  if (text && format === 'date-time') return dayIn(timeZone, new Date(text));
  if (text && format === 'uri-reference') return new URL(text, location.origin).href;
  return options && text ? translate(`resources.${model.name}.values.${source}.${text}`) : text;
}

/**
 * Returns a record for a JSON file: the columns first, then all other properties of the model, with raw values; a
 * column without a property is its text.
 */
export function toValues(
  { schema }: Model,
  record: RaRecord,
  columns: ColumnElement[],
  translate: Translate,
): Record<string, unknown> {
  const texts = columns.map(({ props: { source, text } }) => [
    source,
    record[source] ?? (text && !(source in record) ? text(record, translate) : null),
  ]);
  const known = Object.keys(schema.properties).filter((name) => record[name] !== undefined);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(known.map((name) => [name, record[name]])) };
}

/** Returns the row of totals, labelled in the first column unless that is summed. */
export function totalOf(
  { schema }: Model,
  rows: RaRecord[],
  columns: ColumnElement[],
  sums: string[],
  name: string,
): Cell[] {
  return columns.map(({ props: { source } }, index) => {
    if (!sums.includes(source)) return index === 0 ? name : '';
    const property: PropertySchema = schema.properties[source] ?? {};
    const sum = rows.reduce((total, row) => total + Number(row[source]), 0) / unitsPerDollar(property);
    return Number(sum.toFixed(2));
  });
}
