import { Type, type Static } from 'typebox';
import { Nullable, NullableString } from '../common.ts';
import { countries } from '../locations/regions.ts';
import type { ConsentState } from './consents.ts';

/** Fields for which a merge keeps one of two values. */
export const mergedFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'channel',
  'default_contact_method',
] as const;
export type MergedField = (typeof mergedFields)[number];

const Uuid = Type.String({ format: 'uuid' });
const Etag = Type.Optional(Type.String({ maxLength: 100 }));

/** A merge of `merged` into `kept` (contract 4 §7). */
export const MergeRequest = Type.Object(
  {
    kept: Type.Object({ id: Uuid, etag: Etag }, { additionalProperties: false }),
    merged: Type.Object({ id: Uuid, etag: Etag }, { additionalProperties: false }),
    /** Fields that keep the value of `merged`. */
    take: Type.Array(Type.Enum([...mergedFields]), { uniqueItems: true }),
    /** Addresses of either customer to void. */
    leave_out: Type.Array(Uuid, { maxItems: 1000 }),
    /** Default addresses, at most one per type. */
    defaults: Type.Array(Uuid, { maxItems: 10 }),
  },
  { additionalProperties: false },
);
export type MergeRequest = Static<typeof MergeRequest>;
export type MergeChoices = Pick<MergeRequest, 'take' | 'leave_out' | 'defaults'>;

export const MergeAddress = Type.Object({
  id: Uuid,
  customer_id: Uuid,
  address_type: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  company: NullableString(),
  email: NullableString(),
  phone: NullableString({ phone: true }),
  address_1: Type.String(),
  address_2: NullableString(),
  address_3: NullableString(),
  city: Type.String(),
  state: Type.String(),
  postcode: Type.String(),
  country: Type.Enum([...countries]),
  is_default: Type.Boolean(),
  is_voided: Type.Boolean(),
});
export type MergeAddress = Static<typeof MergeAddress>;

/** One of the two customers, with everything a merge decides about. */
export const MergeSide = Type.Object({
  id: Uuid,
  first_name: Type.String(),
  last_name: Type.String(),
  email: NullableString(),
  phone: NullableString({ phone: true }),
  channel: Type.String(),
  default_contact_method: Type.String(),
  is_guest: Type.Boolean(),
  is_voided: Type.Boolean(),
  created_date: Type.String(),
  etag: Type.String(),
  aliases: Type.Array(Type.String()),
  addresses: Type.Array(MergeAddress),
  /** Latest consent state by purpose. */
  consents: Type.Record(Type.String(), Type.Unsafe<ConsentState>({ type: 'string' })),
  /** Number of related records by kind. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type MergeSide = Static<typeof MergeSide>;

const Counts = Type.Record(Type.String(), Type.Integer());

/** Records created since the merge by kind: `theirs` move back when it is undone, `others` stay. */
const Since = Type.Object({ theirs: Counts, others: Counts });

/** A completed merge; `undo_until` is null once it can no longer be undone. */
export const Merge = Type.Object({
  id: Uuid,
  kept_id: Uuid,
  merged_id: Uuid,
  merged_name: Nullable('string'),
  merged_by_name: Nullable('string'),
  merged_date: Type.String(),
  undone_date: Nullable('string'),
  undo_until: Nullable('string'),
  /** Only while it can be undone. */
  since: Type.Unsafe<Static<typeof Since> | null>({ ...Since, type: ['object', 'null'] }),
});
export type Merge = Static<typeof Merge>;

/** What an undone merge left unchanged because it was changed or created since. */
export const UnmergeResult = Type.Object({
  kept_id: Uuid,
  merged_id: Uuid,
  stayed: Type.Object({
    fields: Type.Array(Type.String()),
    addresses: Type.Integer(),
    others: Type.Record(Type.String(), Type.Integer()),
  }),
});
export type UnmergeResult = Static<typeof UnmergeResult>;
