import { Type } from 'typebox';
import { call } from '../call.ts';
import { StatusLink } from '../statusPages/statusPages.ts';
import { editsTickets } from '../tickets/access.ts';
import { CheckedAnswer, EstimateSignature } from './answers.ts';
import { estimates } from './estimates.ts';

const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Calls of estimates besides their records. */
export const estimateCalls = {
  getEstimateSignatures: call('GET /dc/store/:storeId/estimates/:id/signatures', {
    of: estimates,
    access: 'one',
    params: ById,
    answer: Type.Array(EstimateSignature),
    summary: 'Read the signatures that were drawn with the answers to an estimate',
  }),

  checkEstimateAnswers: call('GET /dc/store/:storeId/estimates/:id/answers/checks', {
    of: estimates,
    access: 'one',
    params: ById,
    answer: Type.Array(CheckedAnswer),
    summary: 'Compare the answers to an estimate with the hashes that were kept with them',
  }),

  createEstimateLink: call('POST /dc/store/:storeId/estimates/:id/links', {
    of: estimates,
    access: { update: editsTickets },
    params: ById,
    body: Type.Object({ locale: Type.Enum(['en', 'fr']) }, { additionalProperties: false }),
    answer: StatusLink,
    status: 201,
    summary: 'Make a link to the customer’s page of an estimate, with its QR code',
  }),
};
