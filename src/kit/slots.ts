import type { ReactElement } from 'react';
import type { RaRecord, TranslateFunction } from 'react-admin';
import type { Model, NormalizedFilter } from '../schemas/model.ts';
import type { FilterDraft } from './list/filters/useFilterDraft.ts';

export type RecordText = (record: RaRecord, translate: TranslateFunction) => string;

export interface SlotProps {
  source?: string;
  /** A message key instead of `resources.<name>.fields.<source>`. */
  label?: string;
  align?: 'right';
  /** The text, or number, that is made of the record; an export holds the same. */
  text?: (...of: Parameters<RecordText>) => string | number;
  /** What CSV, Excel and PDF hold instead: a number where people add it up. */
  cell?: (record: RaRecord) => string | number;
}

/** A property of the model, shown as its schema says; or any react-admin element with a `source`. */
export type Slot = string | ReactElement<SlotProps>;

/** The property that it shows. */
export const sourceOf = (slot: Slot): string => (typeof slot === 'string' ? slot : (slot.props.source ?? ''));

/** What the form gives to the input of a property. */
export interface InputProps {
  source: string;
  readOnly?: boolean;
  isRequired?: boolean;
}

/** A column of a list: an element that shows `source` of the record around it. */
export type ColumnElement = ReactElement<SlotProps & { source: string }>;

/** A filter's own input: an element that gets the filter and what is chosen. */
export type FilterElement = ReactElement<Partial<FilterInputProps>>;

export interface FilterInputProps {
  filter: FilterSlot;
  draft: FilterDraft;
}

export interface FilterSlot extends NormalizedFilter {
  /** The query parameter; a range has min_ and max_ before it. */
  source: string;
  /** The model whose records are offered, for a filter by reference. */
  reference?: string;
  options?: string[];
  isNumber?: boolean;
  /** How many of what is stored one that is typed makes. */
  per?: number;
  input?: FilterElement;
}

export interface PropertySchema {
  type?: string | string[];
  enum?: (string | null)[];
  format?: string;
  default?: unknown;
  reference?: string;
  multiline?: boolean;
  phone?: boolean;
  multipleOf?: number;
  /** An amount in whole cents. */
  cents?: boolean;
  /** May not be cleared, although it has a default. */
  filled?: boolean;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  readOnly?: boolean;
}

/** The values that an enumeration offers; none is no choice of it. */
export const optionsOf = ({ enum: all }: PropertySchema): string[] | undefined =>
  all?.filter((one) => one !== null);

/** An amount of dollars with two decimals, or of whole cents; people see and type dollars. */
export const isMoney = ({ multipleOf, cents }: PropertySchema) => multipleOf === 0.01 || cents === true;

/** How many of what is stored a dollar makes. */
export const unitsPerDollar = ({ cents }: PropertySchema) => (cents ? 100 : 1);

export function propertyOf(model: Model, source: string): PropertySchema {
  const property = model.schema.properties[source];
  if (!property) throw new Error(`${model.name} has no property ${source}`);
  return property;
}
