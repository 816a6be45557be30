import { Type, type Static } from 'typebox';
import { atOwnLocation, mayMoveTo } from '../atOwnLocation.ts';
import { member, right, type AccessRule } from '../can.ts';
import {
  Entity,
  Id,
  LocationId,
  Nullable,
  NullableString,
  NullableReference,
  ReferenceId,
  audit,
} from '../common.ts';
import { Language, OptionalEmail } from '../customers/person.ts';
import { model, type Rule } from '../model.ts';
import { Phone } from '../phone.ts';
import { partsStates } from './parts.ts';
import { nonBlankLine } from '../textPatterns.ts';

const view = atOwnLocation(member);
const edit = atOwnLocation(right('EDIT_APPOINTMENT'));

/** Moving to another location also requires access to that one. */
const mayEdit: AccessRule = (who, record, changes) =>
  !record?.is_voided && mayMoveTo(who, changes?.location_id) && edit(who);

/** Quotes are declined instead of cancelled. */
const mayCancel: AccessRule = (who, record) => record?.type !== 'QUOTE' && edit(who);

const Text = (maxLength = 200) => NullableString({ maxLength });
const Code = { maxLength: 50, pattern: '\\S' };
/** HH:mm:ss in the location's time zone. */
const Time = NullableString({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' });

/** A selected repair with its names and terms at the time of booking, set by the service. */
export const AppointmentRepair = Entity({
  repair_id: Nullable('string', { names: 'repairs' }),
  product_id: Nullable('string', { names: 'products' }),
  product_name: Type.String(),
  repair_name: Type.String(),
  duration: Type.String(),
  cost: Type.Optional(Nullable('number')),
  warranty: Nullable('integer'),
  warranty_unit: Nullable('string'),
});
export type AppointmentRepair = Static<typeof AppointmentRepair>;

/** An appointment or a quote, according to `type` (contract 4 §3). */
export const Appointment = Entity({
  id: Id,
  store_id: Id,
  location_id: LocationId(),
  type: Type.Enum(['APPOINTMENT', 'QUOTE']),
  /** The customer; if omitted in a new appointment, the service finds or creates one. */
  customer_id: Type.Optional(NullableString({ format: 'uuid', reference: 'customers' })),
  customer_first_name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  customer_last_name: Type.String({ ...nonBlankLine, maxLength: 200 }),
  customer_email: OptionalEmail,
  customer_phone: Phone,
  /** The customer's preferred language. */
  customer_language: Type.Optional(Language),
  customer_note: NullableString({ maxLength: 5000, multiline: true }),
  customer_contact_method: Type.String(Code),
  customer_address_1: Text(),
  customer_address_2: Text(),
  customer_city: Text(),
  customer_state: Text(),
  customer_country: Text(),
  customer_postcode: Text(20),
  delivery_method: Type.String(Code),
  /** Day of booking, set by the service. */
  booking_date: Type.String({ format: 'date', readOnly: true }),
  selected_date: Type.String({ format: 'date' }),
  selected_start_time: Time,
  selected_end_time: Time,
  status: Type.String({ ...Code, default: 'NOT_STARTED' }),
  /** Who does the work and earns the commission; defaults to whoever sets it in progress or completed. */
  technician_id: Type.Optional(ReferenceId('staff')),
  technician: Type.Optional(NullableReference),
  quote_status: NullableString(Code),
  /** Whether the quote became an appointment. */
  converted: Type.Boolean({ default: false, readOnly: true }),
  /** The quote that the appointment was made from; set on creation. */
  quote_id: Type.Optional(NullableString({ format: 'uuid', names: 'appointments' })),
  /** The appointment that the quote became. */
  appointment_id: Type.Optional(NullableString({ format: 'uuid', readOnly: true, names: 'appointments' })),
  /** The order; for a quote that of its appointment. */
  order_id: Type.Optional(NullableString({ format: 'uuid', readOnly: true, names: 'orders' })),
  /** The ticket that it became; for a quote its own or that of its appointment. */
  ticket_id: Type.Optional(NullableString({ format: 'uuid', readOnly: true, names: 'tickets' })),
  repairs: Type.Array(AppointmentRepair, { maxItems: 50 }),
  /** Outside of the opening hours: a warning. */
  is_outside_hours: Type.Optional(Type.Boolean({ readOnly: true })),
  /** State of the required parts; null if none are needed. */
  parts_state: Type.Optional(Nullable('string', { enum: [...partsStates, null], readOnly: true })),
  ...audit,
});
export type Appointment = Static<typeof Appointment>;

const endsAfterStart: Rule<Appointment> = {
  fields: ['selected_start_time', 'selected_end_time'],
  check: ({ selected_start_time: start, selected_end_time: end }) =>
    start && end && end <= start ? [{ path: '/selected_end_time', code: 'after_start' }] : [],
};

/** Stored appointments with only an end time can still be changed. */
const endsWhatStarts: Rule<Appointment> = {
  fields: ['selected_start_time', 'selected_end_time'],
  check: ({ selected_start_time: start, selected_end_time: end }, stored) =>
    end && !start && !(stored && stored.selected_end_time && !stored.selected_start_time)
      ? [{ path: '/selected_start_time', code: 'required' }]
      : [],
};

/** Type and quote are immutable, and the location once it is completed. */
const staysTheSame: Rule<Appointment> = {
  fields: ['location_id', 'type', 'quote_id'],
  check: (record, stored) =>
    (['location_id', 'type', 'quote_id'] as const)
      .filter((key) => stored && (stored[key] ?? null) !== (record[key] ?? null))
      .filter((key) => key !== 'location_id' || stored?.status === 'COMPLETED')
      .map((key) => ({ path: `/${key}`, code: 'const' })),
};

/** In progress or completed. */
export const isWorkedOn = (status: unknown) => status === 'IN_PROGRESS' || status === 'COMPLETED';

/** Contract 4 §5: only these appointments have a customer address. */
export const needsAddress = ({ type, delivery_method }: Pick<Appointment, 'type' | 'delivery_method'>) =>
  type === 'APPOINTMENT' && ['ONSITE', 'PICK_UP'].includes(delivery_method);

const address = [
  'customer_address_1',
  'customer_city',
  'customer_postcode',
  'customer_state',
  'customer_country',
] as const;

/** Stored appointments without an address or repairs can still be changed. */
const hasAddress: Rule<Appointment>[] = address.map((key) => ({
  fields: ['type', 'delivery_method', key],
  check: (record, stored) => {
    const isMissing = needsAddress(record) && !record[key]?.trim();
    const wasMissing = stored && needsAddress(stored) && !stored[key];
    return isMissing && !wasMissing ? [{ path: `/${key}`, code: 'required' }] : [];
  },
}));

const hasRepairs: Rule<Appointment> = {
  fields: ['repairs'],
  check: ({ repairs }, stored) =>
    repairs.length === 0 && stored?.repairs.length !== 0
      ? [{ path: '/repairs', code: 'minItems', params: { limit: 1 } }]
      : [],
};

/** One endpoint for appointments and quotes (contract 4 §7). */
export const appointments = model({
  name: 'appointments',
  schema: Appointment,
  service: 'repair',
  label: 'customer_first_name',
  nameParts: ['customer_first_name', 'customer_last_name'],
  endpoints: {
    list: 'GET /dc/store/:storeId/repair/appointment',
    one: 'GET /dc/store/:storeId/repair/appointment/:id',
    create: 'POST /dc/store/:storeId/repair/location/:location_id/appointment',
    update: 'PUT /dc/store/:storeId/repair/location/:location_id/appointment',
    delete: 'DELETE /dc/store/:storeId/repair/location/:location_id/appointment/:id',
  },
  filters: {
    /** Name, email address or phone of the customer. */
    search: { kind: 'contains', of: 'customer_first_name' },
    type: 'equals',
    location_ids: { kind: 'equals', of: 'location_id' },
    customer_id: 'equals',
    customer_first_name: 'contains',
    customer_last_name: 'contains',
    customer_email: 'contains',
    customer_phone: 'contains',
    selected_date: 'range',
    start_date: { kind: 'range', of: 'selected_date' },
    booking_date: 'range',
    quote_status: 'equals',
    converted: 'boolean',
  },
  sorts: {
    customer_first_name: 'name_sort_order',
    booking_date: 'booking_date_sort_order',
    created_date: 'created_date_sort_order',
    selected_date: 'selected_date_sort_order',
    selected_start_time: 'start_time_sort_order',
  },
  defaultSort: { field: 'created_date', order: 'DESC' },
  find: ['customer_first_name', 'customer_last_name', 'customer_email', 'customer_phone'],
  codes: ['customer_email', 'customer_phone'],
  details: ['customer_phone', 'selected_date', 'status', 'location_id'],
  access: { list: view, one: view, create: edit, update: mayEdit, delete: mayCancel },
  sharesRecordsWith: ['quotes'],
  isDeletionFinal: true,
  rules: [endsAfterStart, endsWhatStarts, staysTheSame, ...hasAddress, hasRepairs],
});
