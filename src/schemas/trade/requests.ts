import { Type, type Static } from 'typebox';
import { mayMoveTo } from '../atOwnLocation.ts';
import { right, type AccessRule } from '../can.ts';
import {
  Entity,
  Id,
  Image,
  Nullable,
  NullableString,
  NullableReference,
  ReferenceId,
  Timestamp,
  LocationId,
} from '../common.ts';
import { isInvalidImei, normalizeSerial } from '../inventory/codes.ts';
import { model, type Rule } from '../model.ts';
import { Cents, Currency, NullableCents } from '../money.ts';
import { editsTrade, seesTrade } from './access.ts';
import { Identity } from './identity.ts';
import { payouts, tradeStates } from './states.ts';
import { conditions, Deduction, MAX_DEDUCTIONS, Storage } from './terms.ts';
import { nonBlankLine, singleLine } from '../textPatterns.ts';

const Moment = () => NullableString({ format: 'date-time', readOnly: true });

export const MAX_PHOTOS = 12;

/** A device offered to the store by a customer (contract 4 §2.10). */
export const TradeRequest = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store. */
  number: Type.Integer({ readOnly: true }),
  location_id: LocationId(),
  state: Type.Enum([...tradeStates], { readOnly: true }),
  customer_id: ReferenceId('customers'),
  customer_first_name: NullableString({ ...singleLine, maxLength: 100 }),
  customer_last_name: NullableString({ ...singleLine, maxLength: 100 }),
  customer_email: NullableString({ format: 'email', maxLength: 200 }),
  customer_phone: NullableString({ maxLength: 40, phone: true }),
  /** The appointment of the device. */
  appointment_id: NullableString({ format: 'uuid', names: 'appointments' }),
  product_id: Type.String({ format: 'uuid', reference: 'products' }),
  product: NullableReference,
  storage: Storage,
  condition: Type.Enum([...conditions]),
  /** Ids of the version's deductions that apply to the device. */
  defect_ids: Type.Array(Type.String({ format: 'uuid' }), {
    default: [],
    maxItems: MAX_DEDUCTIONS,
    uniqueItems: true,
  }),
  serial: NullableString({ maxLength: 100 }),
  photos: Type.Array(Image, { default: [], maxItems: MAX_PHOTOS, uniqueItems: true }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  /** The price list version of the offer. */
  version_id: NullableString({ format: 'uuid', readOnly: true, names: 'tradeVersions' }),
  version_number: Nullable('integer', { readOnly: true, elsewhere: true, default: null }),
  /** Price of the device in the version, and deductions for its defects. */
  base: NullableCents({ readOnly: true }),
  deductions: Type.Array(Entity({ ...Deduction.properties, amount: Cents() }), { readOnly: true }),
  /** Overrides the calculated offer, with a reason. */
  manual_offer: NullableCents(),
  offer_reason: NullableString({ maxLength: 500 }),
  /** What the store pays. */
  offer: NullableCents({ readOnly: true }),
  currency: Currency,
  offered_date: Moment(),
  /** Last day of the offer. */
  expires_on: NullableString({ format: 'date', readOnly: true }),
  payout: NullableString({ enum: [...payouts, null], readOnly: true }),
  register_id: NullableString({ format: 'uuid', readOnly: true, names: 'registers' }),
  /** The stock item of the device. */
  item_id: NullableString({ format: 'uuid', readOnly: true, reference: 'items' }),
  item: NullableReference,
  accepted_date: Moment(),
  accepted_by: NullableString({ readOnly: true }),
  /** Reason for declining. */
  decline_reason: NullableString({ readOnly: true }),
  /** Whether the seller's document was recorded. */
  has_identity: Type.Boolean({ readOnly: true, elsewhere: true }),
  created_by: NullableString({ readOnly: true }),
  by: NullableString({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type TradeRequest = Static<typeof TradeRequest>;

const changesPrices = right('CHANGE_PRICE');
/** Properties that can be edited after the offer. */
const afterwards = new Set(['note', 'photos', 'serial']);
const priced = ['manual_offer', 'offer_reason'];

const mayEdit: AccessRule = (who, record, changes) => {
  const keys = Object.keys(changes ?? {});
  const isOpen =
    !record ||
    record.state === 'NEW' ||
    (record.state === 'OFFERED' && keys.every((key) => afterwards.has(key)));
  const isOwnPrice = !keys.some((key) => priced.includes(key)) || changesPrices(who) === true;
  return isOpen && isOwnPrice && mayMoveTo(who, changes?.location_id) && editsTrade(who);
};

const mayCreate: AccessRule = (who, record) =>
  ((record?.manual_offer ?? null) === null || changesPrices(who) === true) && editsTrade(who);

const explains: Rule<TradeRequest> = {
  fields: ['manual_offer', 'offer_reason'],
  check: ({ manual_offer, offer_reason }) =>
    manual_offer !== null && !offer_reason?.trim() ? [{ path: '/offer_reason', code: 'required' }] : [],
};

/** A customer to be created needs a name. */
const isSomebody: Rule<TradeRequest> = {
  fields: ['customer_first_name', 'customer_last_name', 'customer_email'],
  check: ({ customer_id, customer_email, customer_first_name, customer_last_name }) =>
    customer_id || !customer_email
      ? []
      : [
          ...(customer_first_name?.trim() ? [] : [{ path: '/customer_first_name', code: 'required' }]),
          ...(customer_last_name?.trim() ? [] : [{ path: '/customer_last_name', code: 'required' }]),
        ],
};

const hasImei: Rule<TradeRequest> = {
  fields: ['serial'],
  check: ({ serial }) =>
    serial && isInvalidImei(normalizeSerial(serial)) ? [{ path: '/serial', code: 'imei' }] : [],
};

/** A new stock item for the device. */
const NewItem = Entity({
  name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  sku: Type.String({ ...nonBlankLine, maxLength: 100 }),
  /** Retail price. */
  price: Type.Optional(NullableCents()),
});

/** Body of the accept step. */
const acceptanceFields = {
  payout: Type.Enum([...payouts]),
  /** For CASH: the register. */
  register_id: Type.Optional(NullableString({ format: 'uuid', names: 'registers' })),
  /** An existing stock item, or a new one. */
  item_id: Type.Optional(NullableString({ format: 'uuid', names: 'items' })),
  new_item: Type.Optional(Type.Union([NewItem, Type.Null()])),
  identity: Type.Optional(Type.Union([Identity, Type.Null()])),
};
const Acceptance = Entity(acceptanceFields);
export type Acceptance = Static<typeof Acceptance>;

export const tradeRequests = model({
  name: 'tradeRequests',
  schema: TradeRequest,
  service: 'product',
  live: true,
  label: 'number',
  filters: {
    /** A part of the customer's name, e-mail or phone number. */
    customer: { kind: 'contains', of: 'customer_last_name' },
    number: 'contains',
    serial: 'contains',
    /** A complete serial number, in any format. */
    complete_serial: { kind: 'contains', of: 'serial' },
    state: 'equals',
    product_id: 'equals',
    location_id: 'equals',
    customer_id: 'equals',
    offer: 'range',
    created_date: 'range',
  },
  sorts: { number: 'number', created_date: 'created_date', offer: 'offer' },
  defaultSort: { field: 'number', order: 'DESC' },
  find: ['number', 'customer_first_name', 'customer_last_name', 'customer_email', 'customer_phone', 'serial'],
  codes: ['number', 'customer_phone', 'serial'],
  details: ['customer_first_name', 'customer_last_name', 'state', 'location_id'],
  access: { list: seesTrade, one: seesTrade, create: mayCreate, update: mayEdit },
  steps: {
    offer: { access: editsTrade, from: ['NEW'] },
    accept: { access: editsTrade, from: ['OFFERED'], values: acceptanceFields },
    decline: {
      access: editsTrade,
      from: ['NEW', 'OFFERED', 'EXPIRED'],
      values: { reason: Type.Optional(NullableString({ maxLength: 500, multiline: true })) },
    },
    /** Makes the offer again, with current prices. */
    reopen: { access: editsTrade, from: ['OFFERED', 'DECLINED', 'EXPIRED'] },
  },
  rules: [explains, isSomebody, hasImei],
});
