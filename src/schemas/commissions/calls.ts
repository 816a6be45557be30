import { Type } from 'typebox';
import { call } from '../call.ts';
import { filterSchema } from '../listSchema.ts';
import { commissions, CommissionSum } from './commissions.ts';

export const commissionCalls = {
  /** The total per person of the commissions that match the list's filters (contract 4 §7). */
  getCommissionSums: call('GET /dc/store/:storeId/commissions/sums', {
    of: commissions,
    access: 'list',
    query: filterSchema(commissions),
    answer: Type.Array(CommissionSum),
    summary: 'Sum up the commissions of each person',
  }),
};
