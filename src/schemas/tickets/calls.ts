import { Type } from 'typebox';
import { call } from '../call.ts';
import { Nullable } from '../common.ts';
import { filterSchema } from '../listSchema.ts';
import { BatchResults } from '../batchResults.ts';
import { revisionCalls } from '../storefront/revisionCalls.ts';
import { editsTickets, intakeRules } from './access.ts';
import { Board, DeviceMoves } from './board.ts';
import { devices } from './devices.ts';
import { DeviceOwner, TicketEvent } from './events.ts';
import { IntakeRules, signatureKinds } from './intakeRules.ts';
import { Signature, SignatureOfTicket, TermsToSign } from './signatures.ts';
import { PaperChoice } from './papers.ts';
import { ticketDevices } from './ticketDevices.ts';
import { tickets } from './tickets.ts';
import { Backlog, BenchWork, Technician } from './work.ts';

const rules = { ...intakeRules, name: 'intakeRules', service: 'repair' } as const;
/** The calls of the versions of the rules of the intake. */
export const intakeRevisions = revisionCalls(
  rules,
  '/dc/store/:storeId/intake-rules',
  'the rules of the intake',
  {},
);

const StoredRules = Type.Unsafe<IntakeRules>(IntakeRules);
const uuid = Type.Optional(Type.String({ format: 'uuid' }));

const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Calls of tickets and devices besides their records. */
export const ticketCalls = {
  getTicketBoard: call('GET /dc/store/:storeId/ticketBoard', {
    of: tickets,
    access: 'list',
    query: filterSchema(tickets),
    answer: Board,
    summary: 'The devices in the store, of the tickets that match a filter',
  }),

  moveDevices: call('POST /dc/store/:storeId/ticketBoard/moves', {
    of: ticketDevices,
    access: { update: editsTickets },
    body: DeviceMoves,
    answer: BatchResults,
    summary: 'Move devices to a state, each by the step that leads there',
  }),

  getTicketEvents: call('GET /dc/store/:storeId/tickets/:id/events', {
    of: tickets,
    access: 'one',
    params: ById,
    answer: Type.Array(TicketEvent),
    summary: 'What happened to a ticket and its devices, the newest first',
  }),

  getTicketPaper: call('GET /dc/store/:storeId/tickets/:id/paper.pdf', {
    of: tickets,
    access: 'one',
    params: ById,
    query: PaperChoice,
    answer: 'application/pdf',
    summary:
      'Read the paper of a ticket for the bench or for the customer, as PDF, in the customer’s language',
  }),

  /** All open locations, including those that the staff member may not see otherwise. */
  getDestinations: call('GET /dc/store/:storeId/ticketDevices/destinations', {
    of: ticketDevices,
    access: 'list',
    answer: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    summary: 'List the locations to which a device on a ticket can be sent',
  }),

  getBacklog: call('GET /dc/store/:storeId/ticketDevices/backlog', {
    of: ticketDevices,
    access: 'list',
    query: Type.Object({ location_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    answer: Backlog,
    summary: 'How much work waits at a location, and how many people do it',
  }),

  getBenchWork: call('GET /dc/store/:storeId/ticketDevices/:id/work', {
    of: ticketDevices,
    access: 'one',
    params: ById,
    answer: BenchWork,
    summary: 'Notes, times and parts of a device on a ticket',
  }),

  getTechnicians: call('GET /dc/store/:storeId/ticketDevices/:id/technicians', {
    of: ticketDevices,
    access: 'one',
    params: ById,
    answer: Type.Array(Technician),
    summary: 'Who may work on a device, the least busy first',
  }),

  settleTicketOrder: call('POST /dc/store/:storeId/tickets/:id/order', {
    of: tickets,
    access: 'update',
    params: ById,
    answer: Type.Object({ order_id: Type.String() }),
    summary: 'Makes the order of a ticket, or brings it up to date with what its devices cost',
  }),

  getTicketBalance: call('GET /dc/store/:storeId/tickets/:id/balance', {
    of: tickets,
    access: 'one',
    params: ById,
    answer: Type.Object({
      total: Type.Integer(),
      paid: Type.Integer(),
      due: Type.Integer(),
      /** The location of its order, and its name; null without one. */
      location_id: Nullable('integer'),
      location: Nullable('string'),
    }),
    summary: 'Amounts of a ticket with taxes in cents, as the next payment would make or update its order',
  }),

  getDeviceOwners: call('GET /dc/store/:storeId/devices/:id/owners', {
    of: devices,
    access: 'one',
    params: ById,
    answer: Type.Array(DeviceOwner),
    summary: 'Who owned a device, the newest first',
  }),

  readIntakeRules: call('GET /dc/store/:storeId/intake-rules', {
    of: rules,
    access: 'one',
    answer: StoredRules,
    summary: 'Read the forms, terms and reasons of the intake',
  }),

  writeIntakeRules: call('PUT /dc/store/:storeId/intake-rules', {
    of: rules,
    access: 'update',
    body: StoredRules,
    bodyLimit: 1024 * 1024,
    answer: StoredRules,
    summary: 'Replace the forms, terms and reasons of the intake by a new version',
  }),

  readIntakeVersion: call('GET /dc/store/:storeId/intake-rules/:version', {
    of: rules,
    access: 'one',
    params: Type.Object({ version: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
    answer: StoredRules,
    summary: 'Read a version of the forms, terms and reasons of the intake',
  }),

  getIntakeForm: call('GET /dc/store/:storeId/intake-form', {
    of: rules,
    access: 'one',
    query: Type.Object({ product_id: uuid, device_id: uuid }),
    answer: Type.Object({
      version: Type.Integer(),
      form: Nullable('string'),
      rules: StoredRules,
      /** Whether the services have a key to encrypt passcodes; without it none is required. */
      keeps_passcodes: Type.Boolean(),
    }),
    summary: 'Read the current rules and which form applies to a device or product',
  }),

  getTermsToSign: call('GET /dc/store/:storeId/intake-terms', {
    of: rules,
    access: 'one',
    query: Type.Object({ kind: Type.Enum([...signatureKinds]), language: Type.Enum(['en', 'fr']) }),
    answer: TermsToSign,
    summary: 'Read the terms to sign, with the hash that a signature names',
  }),

  getSignatures: call('GET /dc/store/:storeId/tickets/:id/signatures', {
    of: tickets,
    access: 'one',
    params: ById,
    answer: Type.Array(Signature),
    summary: 'Read the signatures of a ticket, the oldest first',
  }),

  addSignature: call('POST /dc/store/:storeId/tickets/:id/signatures', {
    of: tickets,
    access: 'update',
    params: ById,
    body: SignatureOfTicket,
    answer: Signature,
    status: 201,
    summary: 'Sign a ticket at the intake or the pickup',
  }),
};
