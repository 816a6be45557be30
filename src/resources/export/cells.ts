import type { RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { displayText } from '../displayText.ts';
import { propertyOf, type RecordText } from '../slots.ts';

export type Cell = string | number;

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Text that a spreadsheet would run as a formula is led by an apostrophe. */
export const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** What stands in a file for a column of a record. */
export function toCell(
  model: Model,
  record: RaRecord,
  { source, negate, text: textOf }: { source: string; negate?: boolean; text?: RecordText },
  translate: Translate,
  timeZone = 'UTC',
): Cell {
  if (textOf) return harmless(textOf(record, translate));
  const value: unknown = record[source];
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean')
    return translate(value !== Boolean(negate) ? 'ra.boolean.true' : 'ra.boolean.false');
  const text = displayText(value);
  const { enum: options, format } = propertyOf(model, source);
  if (text && format === 'date-time') return dayOf(text, timeZone);
  if (text && format === 'uri-reference') return harmless(new URL(text, location.origin).href);
  return harmless(options && text ? translate(`resources.${model.name}.values.${source}.${text}`) : text);
}

/** YYYY-MM-DD, which every spreadsheet sorts and reads as a date. */
const dayOf = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment));
