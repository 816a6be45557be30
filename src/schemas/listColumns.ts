import { Type, type Static } from 'typebox';
import { Entity } from './common.ts';

/** Bounds of a column's width, in pixels. */
export const columnWidth = { minimum: 48, maximum: 800 };

const maxColumns = 200;
const maxSource = 100;

/** A list's columns as chosen: order, widths, and which are hidden. Columns that it does not name are as declared. */
export const ListColumns = Type.Array(
  Entity({
    source: Type.String({ minLength: 1, maxLength: maxSource }),
    width: Type.Optional(Type.Integer(columnWidth)),
    hidden: Type.Optional(Type.Boolean()),
  }),
  { maxItems: maxColumns },
);
export type ListColumns = Static<typeof ListColumns>;

/** Returns a width within the bounds, in whole pixels. */
export const boundWidth = (width: number): number =>
  Math.round(Math.min(columnWidth.maximum, Math.max(columnWidth.minimum, width)));

/** Reads stored columns; leaves out what is not valid, such as that of another version. */
export function readListColumns(stored: unknown): ListColumns | undefined {
  if (!Array.isArray(stored)) return undefined;
  const entries = new Map<string, ListColumns[number]>();
  for (const one of stored.slice(0, maxColumns)) {
    const { source, width, hidden } = Object(one) as Record<string, unknown>;
    if (typeof source !== 'string' || !source || source.length > maxSource || entries.has(source)) continue;
    entries.set(source, {
      source,
      ...(Number.isFinite(width) && { width: boundWidth(Number(width)) }),
      ...(hidden === true && { hidden }),
    });
  }
  return [...entries.values()];
}
