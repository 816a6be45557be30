import { Type } from 'typebox';
import { call } from '../call.ts';
import { StatusLink } from '../statusPages/statusPages.ts';
import { editsTickets } from '../tickets/access.ts';
import { estimates } from './estimates.ts';

/** Calls of estimates besides their records. */
export const estimateCalls = {
  createEstimateLink: call('POST /dc/store/:storeId/estimates/:id/links', {
    of: estimates,
    access: { update: editsTickets },
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    body: Type.Object({ locale: Type.Enum(['en', 'fr']) }, { additionalProperties: false }),
    answer: StatusLink,
    status: 201,
    summary: 'Make a link to the customer’s page of an estimate, with its QR code',
  }),
};
