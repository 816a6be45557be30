import { deviceStates, type DeviceState } from '../tickets/states.ts';

/** What a rule can tell of an estimate of a ticket or quote: that it is sent, without a message of its own, and how it is answered. */
export const estimateEvents = [
  'ESTIMATE_SENT',
  'ESTIMATE_APPROVED',
  'ESTIMATE_DECLINED',
  'ESTIMATE_CHANGES_ASKED',
] as const;
export type EstimateEvent = (typeof estimateEvents)[number];

/**
 * What a rule can tell the customer of a ticket: states of devices, the arrival of all parts that one waits for, that they
 * are not collected in time, its estimates, and the parcels of its order.
 */
export const ticketEvents = [
  ...deviceStates,
  'PARTS_ARRIVED',
  'UNCOLLECTED',
  ...estimateEvents,
  'PARCEL_SHIPPED',
  'PARCEL_DELIVERED',
] as const;
export type TicketEvent = (typeof ticketEvents)[number];

/** What a rule can tell the customer of an appointment. */
export const appointmentEvents = [
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_MOVED',
  'APPOINTMENT_CANCELLED',
  'APPOINTMENT_REMINDER',
] as const;
export type AppointmentEvent = (typeof appointmentEvents)[number];

/** The events of rules. */
export const messageEvents = [...ticketEvents, ...appointmentEvents] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** What the customer of an appointment or a quote was told of. */
export const bookingEvents = [...appointmentEvents, ...estimateEvents] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/** What the customer of a ticket was told of: events of rules, and the text message that asks for a review. */
export const toldEvents = [...ticketEvents, 'REVIEW'] as const;
export type ToldEvent = (typeof toldEvents)[number];

/** States that the customer is told of once all devices of the ticket have reached them. */
const ofWholeTicket: readonly ToldEvent[] = ['READY', 'GONE'] satisfies DeviceState[];

export const isOfWholeTicket = (event: ToldEvent): boolean => ofWholeTicket.includes(event);

export const isDeviceState = (event: ToldEvent): event is DeviceState =>
  deviceStates.some((state) => state === event);

export const isEstimateEvent = (event: ToldEvent | BookingEvent | MessageEvent): event is EstimateEvent =>
  estimateEvents.some((one) => one === event);

/** Events that staff bring about by a step of a device or an estimate, whose dialog can ask what to tell. */
const askable: readonly MessageEvent[] = [
  ...deviceStates.filter((state) => state !== 'CHECKED_IN'),
  'ESTIMATE_SENT',
  'ESTIMATE_APPROVED',
  'ESTIMATE_DECLINED',
];

export const isAskable = (event: MessageEvent): boolean => askable.includes(event);

export const ruleModes = ['AUTO', 'ASK', 'OFF'] as const;
export type RuleMode = (typeof ruleModes)[number];

export const messageChannels = ['SMS', 'MAIL'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `CUSTOMER`: a text message where it can be sent, else an e-mail; of an appointment an e-mail first if that is how its
 * customer wants to be reached.
 */
export const ruleChannels = ['CUSTOMER', ...messageChannels] as const;
export type RuleChannel = (typeof ruleChannels)[number];
