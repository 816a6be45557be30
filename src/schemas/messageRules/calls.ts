import { Type } from 'typebox';
import { call } from '../call.ts';
import { appointments } from '../appointments/appointments.ts';
import { estimates } from '../estimates/estimates.ts';
import { ticketDevices } from '../tickets/ticketDevices.ts';
import { threads } from '../inbox/threads.ts';
import { tickets } from '../tickets/tickets.ts';
import {
  NextEstimateState,
  NextMessage,
  NextMessages,
  NextMoves,
  NextState,
  TicketValues,
} from './nextMessage.ts';
import { TemplatePreview, TemplateTexts } from './preview.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** What customers are told. */
export const messageRuleCalls = {
  getNextMessage: call('GET /dc/store/:storeId/ticketDevices/:id/nextMessage', {
    of: ticketDevices,
    access: 'one',
    params,
    query: NextState,
    answer: NextMessage,
    summary: 'What the customer would be told if a device reached a state',
  }),

  getNextMessages: call('POST /dc/store/:storeId/ticketBoard/messages', {
    of: ticketDevices,
    access: 'list',
    body: NextMoves,
    answer: NextMessages,
    summary: 'What customers would be told if devices reached a state',
  }),

  getNextEstimateMessage: call('GET /dc/store/:storeId/estimates/:id/nextMessage', {
    of: estimates,
    access: 'one',
    params,
    query: NextEstimateState,
    answer: NextMessage,
    summary: 'What the customer would be told if an estimate came to a state',
  }),

  previewTemplate: call('POST /dc/store/:storeId/tickets/:id/messagePreview', {
    of: tickets,
    access: 'one',
    params,
    body: TemplateTexts,
    answer: TemplatePreview,
    summary: 'The texts of a template as they would be sent about a ticket',
  }),

  previewAppointmentTemplate: call('POST /dc/store/:storeId/repair/appointment/:id/messagePreview', {
    of: appointments,
    access: 'one',
    params,
    body: TemplateTexts,
    answer: TemplatePreview,
    summary: 'The texts of a template as they would be sent about an appointment or a quote',
  }),

  getThreadValues: call('GET /dc/store/:storeId/threads/:id/messageValues', {
    of: threads,
    access: 'one',
    params,
    answer: TicketValues,
    summary: 'What placeholders stand for in a conversation that is about no ticket',
  }),

  getMessageValues: call('GET /dc/store/:storeId/tickets/:id/messageValues', {
    of: tickets,
    access: 'one',
    params,
    answer: TicketValues,
    summary: 'What placeholders stand for in messages about a ticket',
  }),
};
