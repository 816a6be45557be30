import { Type, type Static } from 'typebox';
import { right, type AccessRule, type Verdict, type Who } from '../can.ts';
import { Entity, Id, NullableString, Timestamp, LocationId } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { isBlank } from '../textPatterns.ts';
import { editsInventory, viewsInventory } from './access.ts';
import { receivedLines, uniqueItems, line, MAX_LINES, Serials } from './lines.ts';
import { transferStates } from './states.ts';

const Moment = NullableString({ format: 'date-time', readOnly: true });

/** Origin or destination, with its name for readers who only have access to the other one. */
const End = Type.Unsafe<{ id: number; name: string }>({
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
  required: ['id', 'name'],
  additionalProperties: false,
  readOnly: true,
});

export const TransferLine = Entity({
  ...line,
  /** For serialized items: sent and received serial numbers. */
  serials: Type.Optional(Serials),
  received_serials: Type.Optional({ ...Serials, readOnly: true }),
});
export type TransferLine = Static<typeof TransferLine>;

/** How to close units that never arrive. */
export const transferClosings = ['LOST', 'RETURNED'] as const;
export type TransferClosing = (typeof transferClosings)[number];

/** A transfer of stock between two locations (contract 3 §2.11). */
export const Transfer = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store. */
  number: Type.Integer({ readOnly: true }),
  from_location_id: LocationId(),
  from: End,
  to_location_id: LocationId(),
  to: End,
  state: Type.Enum([...transferStates], { readOnly: true }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  /** Expected arrival. */
  expected_date: NullableString({ format: 'date' }),
  lines: Type.Array(TransferLine, { default: [], maxItems: MAX_LINES }),
  /** Sent and received units. */
  quantity: Type.Integer({ readOnly: true }),
  received: Type.Integer({ readOnly: true }),
  /** How missing units were closed, and why. */
  closed_as: NullableString({ enum: [...transferClosings, null], readOnly: true }),
  closed_note: NullableString({ readOnly: true }),
  sent_date: Moment,
  received_date: Moment,
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type Transfer = Static<typeof Transfer>;

const seesAll = right('VIEW_ALL_LOCATIONS');

type End = 'from_location_id' | 'to_location_id';

/** Restricts a rule to transfers from or to the own location without VIEW_ALL_LOCATIONS. */
const at =
  (holds: AccessRule, ...ends: End[]): AccessRule =>
  (who): Verdict =>
    holds(who) === true && (seesAll(who) === true || ends.map((end) => ({ [end]: who.location_id })));

const [seen, written] = [
  at(viewsInventory, 'from_location_id', 'to_location_id'),
  at(editsInventory, 'from_location_id', 'to_location_id'),
];

const isOwn = ({ location_id }: Who, values: Record<string, unknown>) =>
  values.from_location_id === location_id || values.to_location_id === location_id;

/** Properties that can be edited in transit. */
const afterwards = new Set(['expected_date', 'note']);

const isWritten = (record?: Record<string, unknown>, changes?: Record<string, unknown>) =>
  !record ||
  record.state === 'DRAFT' ||
  (changes !== undefined &&
    (record.state === 'SENT' || record.state === 'PARTLY_RECEIVED') &&
    Object.keys(changes).every((key) => afterwards.has(key)));

/**
 * A draft must keep the own location as origin or destination; in transit only the expected date and the note can
 * change.
 */
const mayEdit: AccessRule = (who, record, changes) =>
  isWritten(record, changes) &&
  (!changes || seesAll(who) === true || isOwn(who, { ...record, ...changes })) &&
  written(who);

const goesElsewhere: Rule<Transfer> = {
  fields: ['from_location_id', 'to_location_id'],
  check: (record) =>
    record.from_location_id === record.to_location_id
      ? [{ path: '/to_location_id', code: 'goes_elsewhere' }]
      : [],
};

const namesWhatIsSent: Rule<Transfer> = {
  fields: ['lines'],
  check: ({ lines }) =>
    lines.flatMap(({ quantity, serials = [] }, index) =>
      serials.length > quantity ? [{ path: `/lines/${index}/serials`, code: 'serials_more' }] : [],
    ),
};

const explainsLoss: Rule = {
  fields: ['as', 'note'],
  check: ({ as, note }) => (as === 'LOST' && isBlank(note) ? [{ path: '/note', code: 'required' }] : []),
};

const underWay = ['SENT', 'PARTLY_RECEIVED'];

export const transfers = model({
  name: 'transfers',
  schema: Transfer,
  service: 'product',
  live: true,
  label: 'number',
  filters: {
    number: 'contains',
    state: 'equals',
    location_id: { kind: 'equals', of: 'from_location_id' },
    from_location_id: 'equals',
    to_location_id: 'equals',
    item_id: { kind: 'equals', of: 'lines.item_id' },
    created_date: 'range',
    sent_date: 'range',
  },
  sorts: { number: 'number', created_date: 'created_date', sent_date: 'sent_date' },
  defaultSort: { field: 'number', order: 'DESC' },
  lines: { lines: { of: 'item_id', sums: { quantity: 'quantity', received: 'received' } } },
  find: ['number'],
  codes: ['number'],
  details: ['state'],
  access: { list: seen, one: seen, create: written, update: mayEdit },
  steps: {
    send: { access: at(editsInventory, 'from_location_id'), from: ['DRAFT'] },
    receive: { access: at(editsInventory, 'to_location_id'), from: underWay, values: receivedLines },
    /** Closes the units still in transit: lost, with a reason, or returned to the origin. */
    close: {
      access: at(editsInventory, 'from_location_id'),
      from: underWay,
      values: {
        as: Type.Enum([...transferClosings]),
        note: Type.Optional(NullableString({ maxLength: 500, multiline: true })),
      },
      rules: [explainsLoss],
    },
    cancel: { access: written, from: ['DRAFT'] },
  },
  rules: [goesElsewhere, uniqueItems, namesWhatIsSent],
});
