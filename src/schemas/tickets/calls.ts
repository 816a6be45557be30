import { Type } from 'typebox';
import { call } from '../call.ts';
import { filterSchema } from '../listSchema.ts';
import { BatchResults } from '../batchResults.ts';
import { editsTickets } from './access.ts';
import { Board, DeviceMoves } from './board.ts';
import { devices } from './devices.ts';
import { DeviceOwner, TicketEvent } from './events.ts';
import { ticketDevices } from './ticketDevices.ts';
import { tickets } from './tickets.ts';
import { BenchWork, Technician } from './work.ts';

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

  getDeviceOwners: call('GET /dc/store/:storeId/devices/:id/owners', {
    of: devices,
    access: 'one',
    params: ById,
    answer: Type.Array(DeviceOwner),
    summary: 'Who owned a device, the newest first',
  }),
};
