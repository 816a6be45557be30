import type { ReactElement } from 'react';
import type { RaRecord, TranslateFunction } from 'react-admin';
import type { Model, NormalizedFilter } from '../schemas/model.ts';
import type { FilterDraft } from './list/filters/useFilterDraft.ts';

export type RecordText = (record: RaRecord, translate: TranslateFunction) => string;

export interface SlotProps {
  source?: string;
  /** A message key; defaults to `resources.<name>.fields.<source>`. */
  label?: string;
  align?: 'right';
  /** Returns a text or number computed from the record, also for exports. */
  text?: (...of: Parameters<RecordText>) => string | number;
  /** Returns the value for CSV, Excel and PDF instead, such as a number to sum. */
  cell?: (record: RaRecord) => string | number;
}

/** A property, rendered by its schema, or an element with a `source`. */
export type Slot = string | ReactElement<SlotProps>;

/** Returns the property of a slot. */
export const sourceOf = (slot: Slot): string => (typeof slot === 'string' ? slot : (slot.props.source ?? ''));

/** Props that the form passes to an input. */
export interface InputProps {
  source: string;
  readOnly?: boolean;
  isRequired?: boolean;
}

/** A column: an element that shows `source` of the surrounding record. */
export type ColumnElement = ReactElement<SlotProps & { source: string }>;

/** A custom filter input; receives the filter and its draft. */
export type FilterElement = ReactElement<Partial<FilterInputProps>>;

export interface FilterInputProps {
  filter: FilterSlot;
  draft: FilterDraft;
}

export interface FilterSlot extends NormalizedFilter {
  /** The query parameter; ranges prefix it with min_ and max_. */
  source: string;
  /** The model to pick from, for a reference filter. */
  reference?: string;
  options?: string[];
  isNumber?: boolean;
  /** Stored units per typed unit. */
  per?: number;
  input?: FilterElement;
}

export interface PropertySchema {
  type?: string | string[];
  enum?: (string | null)[];
  format?: string;
  default?: unknown;
  reference?: string;
  /** The model of a record that is not embedded in the response. */
  names?: string;
  multiline?: boolean;
  phone?: boolean;
  multipleOf?: number;
  /** An amount in whole cents. */
  cents?: boolean;
  /** Cannot be cleared, despite its default. */
  filled?: boolean;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  readOnly?: boolean;
}

/** Returns the values of an enumeration, without null. */
export const optionsOf = ({ enum: all }: PropertySchema): string[] | undefined =>
  all?.filter((one) => one !== null);

/** Whether it is an amount: dollars with two decimals, or whole cents; shown and typed in dollars. */
export const isMoney = ({ multipleOf, cents }: PropertySchema) => multipleOf === 0.01 || cents === true;

/** Stored units per dollar. */
export const unitsPerDollar = ({ cents }: PropertySchema) => (cents ? 100 : 1);

export function propertyOf(model: Model, source: string): PropertySchema {
  const property = model.schema.properties[source];
  if (!property) throw new Error(`${model.name} has no property ${source}`);
  return property;
}
