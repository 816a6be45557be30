/** The types of fields. */
export const fieldTypes = [
  'text',
  'multiline',
  'integer',
  'number',
  'cents',
  'percent',
  'boolean',
  'date',
  'datetime',
  'color',
  'email',
  'phone',
  'url',
  'enum',
  'reference',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A property of a new model. */
export interface Field {
  /** Name of the property; a reference's ends with `_id`. */
  name: string;
  type: FieldType;
  isOptional?: boolean;
  isReadOnly?: boolean;
  /** Values of an enumeration. */
  values?: string[];
  /** The model that a reference refers to. */
  target?: string;
  /** Records contain the referenced record as {id, name} beside its id. */
  isEmbedded?: boolean;
  /** The ids of the referenced records, if they are no UUIDs. */
  idType?: 'number' | 'text';
  /** Limits of a number; of a text, `maximum` is its length. */
  minimum?: number;
  maximum?: number;
  /** Can lists be filtered and sorted by it? */
  isFiltered?: boolean;
  isSorted?: boolean;
}
