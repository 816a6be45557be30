import { Type } from 'typebox';
import { call } from '../call.ts';
import { tickets } from '../tickets/tickets.ts';
import { NewStatusLink, StatusLink, StatusPageState } from './statusPages.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Links to the status pages of tickets. */
export const statusPageCalls = {
  getStatusPage: call('GET /dc/store/:storeId/tickets/:id/statusPage', {
    of: tickets,
    access: 'one',
    params,
    answer: StatusPageState,
    summary: 'Whether customers can open the status page of a ticket',
  }),

  createStatusLink: call('POST /dc/store/:storeId/tickets/:id/statusPage/links', {
    of: tickets,
    access: 'update',
    params,
    body: NewStatusLink,
    answer: StatusLink,
    status: 201,
    summary: 'Make a link to the status page of a ticket, with its QR code',
  }),

  endStatusLinks: call('DELETE /dc/store/:storeId/tickets/:id/statusPage/links', {
    of: tickets,
    access: 'update',
    params,
    summary: 'End all links to the status page of a ticket',
  }),
};
