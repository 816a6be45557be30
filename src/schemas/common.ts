import { Type, type Static, type TSchema } from 'typebox';
import { nonBlankLine } from './textPatterns.ts';

export const Id = Type.String({ format: 'uuid', readOnly: true });
const filled = { ...nonBlankLine, maxLength: 200 };

export const Name = Type.String(filled);
/** Unique per store. */
export const Slug = Type.String({ ...filled, unique: true });
/** `filled`: a cleared input is an error, not 0. */
export const DisplayOrder = Type.Number({ minimum: 0, maximum: 1_000_000, default: 0, filled: true });
export const Voided = Type.Boolean({ default: false });
export const Timestamp = Type.String({ format: 'date-time', readOnly: true });
export const Image = Type.String({ minLength: 1, maxLength: 2000, format: 'uri-reference' });

interface Plain {
  string: string;
  number: number;
  integer: number;
}

/** A nullable value: one `type` list, since a union would render as a type picker. */
export const Nullable = <K extends keyof Plain>(type: K, options: object = {}) =>
  Type.Unsafe<Plain[K] | null>({ type: [type, 'null'], ...options });

/** A nullable string with null as its default. */
export const NullableString = (options: object = {}) => Nullable('string', { default: null, ...options });

const Author = NullableString({ readOnly: true });

/** Author and time of creation, last change and voiding, for records that a separate call voids. */
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

/**
 * The id of a location. `names` marks a reference whose record is not included in the response; `reference` one whose
 * record is.
 */
export const LocationId = (options: object = {}) => Type.Integer({ ...place, ...options });

/** Like `LocationId`, or null. */
export const NullableLocationId = (options: object = {}) => Nullable('integer', { ...place, ...options });

/** A number computed when the record is read; it has no column. */
export const ComputedInteger = (options: object = {}) =>
  Type.Integer({ readOnly: true, elsewhere: true, ...options });

/** A record of another model, embedded as {id, name}. */
export const Reference = Type.Object(
  { id: Type.String({ format: 'uuid' }), name: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** The embedded record of a reference, or null. */
export const NullableReference = Type.Unsafe<Static<typeof Reference> | null>({
  ...Reference,
  type: ['object', 'null'],
  readOnly: true,
});

/** Linked records of another model. */
export const Links = (model: string) =>
  Type.Array(Reference, { default: [], maxItems: 10_000, reference: model });

/** An object schema that rejects unknown properties. */
export const Entity = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Page sizes of all lists; the first is the default. */
export const pageSizes = [10, 20, 50, 100];
