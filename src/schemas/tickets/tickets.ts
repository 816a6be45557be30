import { Type, type Static } from 'typebox';
import { mayMoveTo } from '../atOwnLocation.ts';
import type { AccessRule } from '../can.ts';
import {
  Entity,
  Id,
  LocationId,
  NullableReference,
  NullableString,
  ReferenceId,
  Timestamp,
} from '../common.ts';
import { model, type Rule } from '../model.ts';
import { isPhone } from '../phone.ts';
import { nonBlankLine, visiblePattern } from '../textPatterns.ts';
import { editsTickets, seesTickets } from './access.ts';
import { NewTicketCustomer } from './newCustomer.ts';
import { DeviceServices, type DeviceService } from './services.ts';
import { Passcode } from './passcodes/passcodes.ts';
import { MAX_TICKET_PHOTOS, UploadedPhoto } from './photos/photos.ts';
import { NullableCondition } from './condition.ts';
import { IntakeDeposit } from './deposit.ts';
import { NewLeftItems } from './leftItems.ts';
import { IntakeSignature, signsMore } from './signatures.ts';
import { deviceStates, outcomes, priorities, ticketOrigins } from './states.ts';

const MAX_DEVICES = 20;
/** The thumbnails of some hundred photos, in bytes. */
const BODY_LIMIT = 8 * 1024 * 1024;
export const MAX_PROBLEM = 2000;

/** A device to be added to a ticket: a known one, or a new one by its name and number. */
export const NewTicketDevice = Entity({
  device_id: NullableString({ format: 'uuid', names: 'devices' }),
  name: NullableString({ ...nonBlankLine, maxLength: 200 }),
  product_id: NullableString({ format: 'uuid', names: 'products' }),
  serial: NullableString({ maxLength: 100 }),
  /** Why an IMEI with a wrong check digit is right. */
  serial_reason: NullableString({ ...nonBlankLine, maxLength: 200 }),
  /** What is wrong, in the customer's words. */
  problem: Type.String({ maxLength: MAX_PROBLEM, pattern: visiblePattern }),
  /** Null on all devices of a new ticket: what the customer approved of its quote; an empty list: none. */
  services: Type.Unsafe<DeviceService[] | null>({
    ...DeviceServices,
    type: ['array', 'null'],
    default: null,
  }),
  photos: Type.Array(UploadedPhoto, { default: [], maxItems: MAX_TICKET_PHOTOS }),
  /** Stored encrypted and contained in no response. */
  passcode: Type.Unsafe<Passcode | null>({ ...Passcode, type: ['object', 'null'], default: null }),
  condition: NullableCondition(),
  left_items: NewLeftItems,
});
/** As a form has it, which names the services. */
export type NewTicketDevice = Static<typeof NewTicketDevice> & { services: DeviceService[] };

export const newDevice: NewTicketDevice = {
  device_id: null,
  name: null,
  product_id: null,
  serial: null,
  serial_reason: null,
  problem: '',
  services: [],
  photos: [],
  passcode: null,
  condition: null,
  left_items: null,
};

/** A device on a ticket, as lists of tickets contain it. */
const Summary = Entity({
  id: Type.String(),
  device_id: Type.String({ names: 'devices' }),
  name: Type.String(),
  state: Type.Enum([...deviceStates]),
  outcome: NullableString({ enum: [...outcomes, null] }),
});

/** Devices of a customer taken in together, with one promised date. */
export const Ticket = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store, never reused. */
  number: Type.Integer({ readOnly: true }),
  /** Where its devices are, from the receipt of the last one. */
  location_id: LocationId(),
  /** Other locations that have, get or handed over one of its devices. */
  other_location_ids: Type.Array(LocationId(), { readOnly: true, default: [], names: 'locations' }),
  /** Follows from the states of the devices (`ticketState`). */
  state: Type.Enum([...deviceStates], { readOnly: true }),
  priority: Type.Enum([...priorities], { default: 'NORMAL', filled: true }),
  origin: Type.Enum([...ticketOrigins], { default: 'WALK_IN', filled: true }),
  /** Null only for devices of the store. */
  customer_id: ReferenceId('customers'),
  customer: NullableReference,
  /** A customer to create; null in responses. */
  new_customer: NewTicketCustomer,
  /** The appointment that it was made from. */
  appointment_id: NullableString({ format: 'uuid', names: 'appointments' }),
  /** Its one order, made when the first payment is taken. */
  order_id: NullableString({ format: 'uuid', readOnly: true, names: 'orders' }),
  promised_date: NullableString({ format: 'date-time' }),
  /** Internal. */
  note: NullableString({ maxLength: 2000, multiline: true }),
  /** Devices to add; empty in responses. */
  new_devices: Type.Array(NewTicketDevice, { default: [], maxItems: MAX_DEVICES, elsewhere: true }),
  /** Given with the new ticket; null in responses, see the call for signatures. */
  signature: IntakeSignature,
  /** Paid with the new ticket; null in responses, see its order. */
  deposit: IntakeDeposit,
  devices: Type.Array(Summary, { readOnly: true, elsewhere: true }),
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type Ticket = Static<typeof Ticket>;

const mayEdit: AccessRule = (who, _, changes) => mayMoveTo(who, changes?.location_id) && editsTickets(who);

const hasCustomer: Rule<Ticket> = {
  fields: ['customer_id', 'new_customer', 'origin'],
  check: ({ customer_id, new_customer, origin }) =>
    customer_id || new_customer || origin === 'OWN_STOCK' ? [] : [{ path: '/customer_id', code: 'required' }],
};

const hasDevices: Rule<Ticket> = {
  fields: ['new_devices'],
  check: ({ new_devices }, stored) =>
    stored || new_devices.length > 0
      ? []
      : [{ path: '/new_devices', code: 'minItems', params: { limit: 1 } }],
};

const hasPhone: Rule<Ticket> = {
  ...isPhone,
  fields: ['new_customer'],
  check: ({ new_customer }) =>
    new_customer
      ? isPhone.check(new_customer).map((error) => ({ ...error, path: `/new_customer${error.path}` }))
      : [],
};

/** A device that is not known yet needs a name or a product. */
const namesDevices: Rule<Ticket> = {
  fields: ['new_devices'],
  check: ({ new_devices }) =>
    new_devices.flatMap(({ device_id, name, product_id }, index) =>
      device_id || product_id || name?.trim()
        ? []
        : [{ path: `/new_devices/${index}/name`, code: 'required' }],
    ),
};

/** Where it was taken in and what it came from stay as they were. */
const staysTheSame: Rule<Ticket> = {
  fields: ['location_id', 'origin', 'appointment_id'],
  check: (ticket, stored) =>
    (['location_id', 'origin', 'appointment_id'] as const)
      .filter((key) => stored && stored[key] !== ticket[key])
      .map((key) => ({ path: `/${key}`, code: 'const' })),
};

export const tickets = model({
  name: 'tickets',
  schema: Ticket,
  service: 'repair',
  label: 'number',
  live: true,
  bringsId: true,
  bodyLimit: BODY_LIMIT,
  filters: {
    /** Number, or name, phone or e-mail of the customer. */
    search: { kind: 'contains', of: 'number' },
    number: 'contains',
    state: 'equals',
    priority: 'equals',
    origin: 'equals',
    location_id: 'equals',
    customer_id: 'equals',
    appointment_id: 'equals',
    promised_date: 'range',
    created_date: 'range',
    /** Still in the store. */
    open: { kind: 'boolean', of: 'state' },
    /** The promised date has passed before the work is done. */
    late: { kind: 'boolean', of: 'promised_date' },
    /** A device is ready and was not collected in time. */
    still: { kind: 'boolean', of: 'state' },
    uncollected: { kind: 'boolean', of: 'state' },
  },
  sorts: { number: 'number', promised_date: 'promised_date', created_date: 'created_date' },
  defaultSort: { field: 'number', order: 'DESC' },
  find: ['number', 'customer_id'],
  codes: ['number'],
  details: ['customer', 'state', 'location_id'],
  access: { list: seesTickets, one: seesTickets, create: mayEdit, update: mayEdit },
  rules: [hasCustomer, hasPhone, hasDevices, namesDevices, staysTheSame, signsMore],
});
