import { Type, type Static } from 'typebox';
import type { AccessRule } from '../can.ts';
import { Entity, Id, Nullable, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { locationAccess, seesCosts } from './access.ts';
import { itemKinds } from './items.ts';
import { countStates } from './states.ts';

const Moment = Type.String({ format: 'date-time' });
const Key = Type.String({ format: 'uuid' });

/** A stock count at a location (contract 3 §2.12). */
export const StockCount = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store. */
  number: Type.Integer({ readOnly: true }),
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647, reference: 'locations' }),
  /** Restricts the count to items of this kind. */
  kind: NullableString({ enum: [...itemKinds, null] }),
  /** Restricts the count to these items. */
  item_ids: Type.Array(Type.String({ format: 'uuid' }), {
    names: 'items',
    default: [],
    maxItems: 500,
    uniqueItems: true,
  }),
  state: Type.Enum([...countStates], { readOnly: true }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  /** Hides the expected quantities until the count ends. */
  is_blind: Type.Boolean({ default: false }),
  /** Result of the applied count: total difference in units and in cents. */
  pieces: Nullable('integer', { readOnly: true, default: null }),
  value: Nullable('integer', { readOnly: true, default: null, cents: true }),
  applied_date: NullableString({ format: 'date-time', readOnly: true }),
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type StockCount = Static<typeof StockCount>;

/** A scanned or typed entry; `key` is a client-generated idempotency key. */
export const CountEntry = Entity({
  key: Key,
  /** Server time. */
  counted_date: Moment,
  /** The scanned item code or serial number. */
  code: Type.Optional(Type.String({ pattern: '\\S', maxLength: 200 })),
  /** The item, if it was selected manually. */
  item_id: Type.Optional(Type.String({ format: 'uuid' })),
  /** Adds to the counted quantity, or sets it. */
  mode: Type.Enum(['ADD', 'SET']),
  quantity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Undone entries do not count. */
  is_undone: Type.Optional(Type.Boolean()),
});
export type CountEntry = Static<typeof CountEntry>;

/** Maximum number of entries per request. */
export const MAX_ENTRIES = 200;

export const CountEntries = Entity({
  entries: Type.Array(CountEntry, { minItems: 1, maxItems: MAX_ENTRIES }),
});

/**
 * Why an entry is not counted: unknown code; item tracked by serial number; item of another kind; invalid IMEI;
 * duplicate.
 */
export const entryProblems = ['unknown', 'serial', 'kind', 'imei', 'double'] as const;
export type EntryProblem = (typeof entryProblems)[number];

/** Result of an entry. */
export const EntryOutcome = Entity({
  key: Key,
  problem: Type.Union([Type.Enum([...entryProblems]), Type.Null()]),
  item_id: NullableString(),
  name: NullableString(),
});
export type EntryOutcome = Static<typeof EntryOutcome>;

const Codes = Type.Array(Type.String());

/** An item of a count with its expected and counted quantities. */
export const CountLine = Entity({
  item_id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  sku: NullableString(),
  barcode: NullableString(),
  kind: Type.Enum([...itemKinds]),
  is_serialized: Type.Boolean(),
  /** Cents per unit; null if unknown or hidden from the reader. */
  cost: Nullable('integer'),
  /** Quantity when the count started; hidden in a blind count until it ends. */
  snapshot: Nullable('integer'),
  /** Expected stock at the time of the last entry, or now. */
  expected: Nullable('integer'),
  counted: Nullable('integer'),
  counted_date: NullableString({ format: 'date-time' }),
  counted_by: NullableString(),
  /** Expected and counted serial numbers. */
  serials: Codes,
  found: Codes,
});
export type CountLine = Static<typeof CountLine>;

/** An entry that needs a decision. */
export const OpenEntry = Entity({
  key: Key,
  code: Type.String(),
  problem: Type.Enum([...entryProblems, 'elsewhere']),
  /** Name of the matched item. */
  name: NullableString(),
  /** Recorded location of the serial number; null if in transit. */
  location_id: Nullable('integer'),
});
export type OpenEntry = Static<typeof OpenEntry>;

/** Contents of a count. */
export const CountSheet = Entity({
  lines: Type.Array(CountLine),
  open: Type.Array(OpenEntry),
  /** Server time. */
  now: Moment,
});
export type CountSheet = Static<typeof CountSheet>;

/** Location and scope of a count are immutable; its note can change while it is open. */
const mayUpdate: AccessRule = (who, record, changes = {}) =>
  (!record || record.state === 'OPEN') &&
  !('location_id' in changes) &&
  !('kind' in changes) &&
  !('item_ids' in changes) &&
  !('is_blind' in changes) &&
  locationAccess.update!(who);

const isOpen = ['OPEN'] as const;

export const stockCounts = model({
  name: 'stockCounts',
  schema: StockCount,
  service: 'product',
  live: true,
  label: 'number',
  filters: {
    state: 'equals',
    kind: 'equals',
    location_id: 'equals',
    created_date: 'range',
  },
  sorts: { number: 'number', created_date: 'created_date' },
  defaultSort: { field: 'number', order: 'DESC' },
  access: { ...locationAccess, update: mayUpdate },
  fieldAccess: { value: { read: seesCosts } },
  steps: {
    /** Adjusts stock to the counted quantities. */
    apply: {
      access: locationAccess.update!,
      from: isOpen,
      values: { rest_as_zero: Type.Optional(Type.Boolean()) },
    },
    cancel: { access: locationAccess.update!, from: isOpen },
  },
});
