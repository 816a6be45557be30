import { Type, type Static, type TSchema } from 'typebox';
import { nonBlankLine } from './textPatterns.ts';

export const Id = Type.String({ format: 'uuid', readOnly: true });
const filled = { ...nonBlankLine, maxLength: 200 };

export const Name = Type.String(filled);
/** No two records of a store have the same. */
export const Slug = Type.String({ ...filled, unique: true });
/** A new record has one, and an input that was cleared is no 0. */
export const DisplayOrder = Type.Number({ minimum: 0, maximum: 1_000_000, default: 0, filled: true });
export const Voided = Type.Boolean({ default: false });
export const Timestamp = Type.String({ format: 'date-time', readOnly: true });
export const Image = Type.String({ minLength: 1, maxLength: 2000, format: 'uri-reference' });

interface Plain {
  string: string;
  number: number;
  integer: number;
}

/** A value that may be null: one `type` list, since a union would render as a type picker. */
export const Nullable = <K extends keyof Plain>(type: K, options: object = {}) =>
  Type.Unsafe<Plain[K] | null>({ type: [type, 'null'], ...options });

/** A string that is null unless it is said. */
export const NullableString = (options: object = {}) => Nullable('string', { default: null, ...options });

const Author = NullableString({ readOnly: true });

/** Who made, changed and took a record out of use, of records that are voided by a call of their own. */
export const audit = {
  is_voided: Type.Boolean({ readOnly: true, default: false }),
  created_by: Author,
  created_date: Timestamp,
  modified_by: Author,
  modified_date: Timestamp,
  deleted_by: Author,
  deleted_date: NullableString({ format: 'date-time', readOnly: true }),
};

/** The id of a record of another model. */
export const ReferenceId = (model: string) => NullableString({ format: 'uuid', reference: model });

const place = { minimum: 1, maximum: 2_147_483_647, names: 'locations' };

/** The id of a location. A property that `names` a model holds the id of one of its records, as a `reference` does, without answering it. */
export const LocationId = (options: object = {}) => Type.Integer({ ...place, ...options });

/** The same, or none. */
export const NullableLocationId = (options: object = {}) => Nullable('integer', { ...place, ...options });

/** A number that is counted when it is read, and kept nowhere. */
export const ComputedInteger = (options: object = {}) =>
  Type.Integer({ readOnly: true, elsewhere: true, ...options });

/** A record of another model as it stands inside this one. */
export const Reference = Type.Object(
  { id: Type.String({ format: 'uuid' }), name: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** The record that a reference names, as it is answered; null without one. */
export const NullableReference = Type.Unsafe<Static<typeof Reference> | null>({
  ...Reference,
  type: ['object', 'null'],
  readOnly: true,
});

/** Records of another model that this one is linked with. */
export const Links = (model: string) =>
  Type.Array(Reference, { default: [], maxItems: 10_000, reference: model });

/** An object whose unknown keys are refused. */
export const Entity = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Page sizes of every list; the first is the default. */
export const pageSizes = [10, 20, 50, 100];
