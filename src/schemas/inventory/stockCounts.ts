import { Type, type Static } from 'typebox';
import type { AccessRule } from '../can.ts';
import { Entity, Id, Nullable, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { locationAccess, seesCosts } from './access.ts';
import { itemKinds } from './items.ts';
import { countStates } from './states.ts';

const Moment = Type.String({ format: 'date-time' });
const Key = Type.String({ format: 'uuid' });

/** A count of what is at a location (contract 3 §2.12). */
export const StockCount = Entity({
  id: Id,
  store_id: Id,
  /** Counted by store, for people. */
  number: Type.Integer({ readOnly: true }),
  location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647, reference: 'locations' }),
  /** Only items of this kind are counted; all without one. */
  kind: NullableString({ enum: [...itemKinds, null] }),
  /** Only these items are counted; all where none are named. */
  item_ids: Type.Array(Type.String({ format: 'uuid' }), {
    names: 'items',
    default: [],
    maxItems: 500,
    uniqueItems: true,
  }),
  state: Type.Enum([...countStates], { readOnly: true }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  /** What is expected shows only as it ends. */
  is_blind: Type.Boolean({ default: false }),
  /** What came of it once it was applied: how many more there are than the books said, and the cents that are. */
  pieces: Nullable('integer', { readOnly: true, default: null }),
  value: Nullable('integer', { readOnly: true, default: null, cents: true }),
  applied_date: NullableString({ format: 'date-time', readOnly: true }),
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type StockCount = Static<typeof StockCount>;

/** One scan, or what was typed; `key` is chosen by whoever counts, and sent again it counts once. */
export const CountEntry = Entity({
  key: Key,
  /** On the services' clock. */
  counted_date: Moment,
  /** What was scanned: a code of an item, or a serial number. */
  code: Type.Optional(Type.String({ pattern: '\\S', maxLength: 200 })),
  /** Which item it is, where that was chosen. */
  item_id: Type.Optional(Type.String({ format: 'uuid' })),
  /** One more of it, or so many in all. */
  mode: Type.Enum(['ADD', 'SET']),
  quantity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** It was taken back, and counts no more. */
  is_undone: Type.Optional(Type.Boolean()),
});
export type CountEntry = Static<typeof CountEntry>;

/** So many entries go with one call at most. */
export const MAX_ENTRIES = 200;

export const CountEntries = Entity({
  entries: Type.Array(CountEntry, { minItems: 1, maxItems: MAX_ENTRIES }),
});

/** Why an entry does not count: nothing has the code, its item is kept by serial numbers, or of another kind, … */
export const entryProblems = ['unknown', 'serial', 'kind', 'imei', 'double'] as const;
export type EntryProblem = (typeof entryProblems)[number];

/** What became of an entry. */
export const EntryOutcome = Entity({
  key: Key,
  problem: Type.Union([Type.Enum([...entryProblems]), Type.Null()]),
  item_id: NullableString(),
  name: NullableString(),
});
export type EntryOutcome = Static<typeof EntryOutcome>;

const Codes = Type.Array(Type.String());

/** An item of a count: what the books say, and what was counted. */
export const CountLine = Entity({
  item_id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  sku: NullableString(),
  barcode: NullableString(),
  kind: Type.Enum([...itemKinds]),
  is_serialized: Type.Boolean(),
  /** Cents of one; null is not known, or not for the reader. */
  cost: Nullable('integer'),
  /** What was there when the count began; of a blind one nobody is told until it ends. */
  snapshot: Nullable('integer'),
  /** What the books say of the moment at which it was counted last, or of now. */
  expected: Nullable('integer'),
  counted: Nullable('integer'),
  counted_date: NullableString({ format: 'date-time' }),
  counted_by: NullableString(),
  /** The serial numbers that should be there, and those that were counted. */
  serials: Codes,
  found: Codes,
});
export type CountLine = Static<typeof CountLine>;

/** An entry that waits for somebody's decision. */
export const OpenEntry = Entity({
  key: Key,
  code: Type.String(),
  problem: Type.Enum([...entryProblems, 'elsewhere']),
  /** The item that it was taken for. */
  name: NullableString(),
  /** Where the books have the serial number; on its way without one. */
  location_id: Nullable('integer'),
});
export type OpenEntry = Static<typeof OpenEntry>;

/** All that a count holds. */
export const CountSheet = Entity({
  lines: Type.Array(CountLine),
  open: Type.Array(OpenEntry),
  /** The services' clock. */
  now: Moment,
});
export type CountSheet = Static<typeof CountSheet>;

/** Where and of what a count is stays; its note may change while it is open. */
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
    /** Brings the books in line with what was counted. */
    apply: {
      access: locationAccess.update!,
      from: isOpen,
      values: { rest_as_zero: Type.Optional(Type.Boolean()) },
    },
    cancel: { access: locationAccess.update!, from: isOpen },
  },
});
