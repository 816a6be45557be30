import { Type } from 'typebox';
import { call } from '../call.ts';
import { member } from '../can.ts';
import { Nullable } from '../common.ts';
import { MOST_VIEWS, savedViews } from './savedViews.ts';

/** Calls of saved views beyond those of their model (contract 1 §7). */
export const viewCalls = {
  chooseView: call('PUT /dc/store/:storeId/chosenView', {
    of: savedViews,
    access: { update: member },
    body: Type.Object(
      {
        resource: Type.String({ minLength: 1, maxLength: 100 }),
        view_id: Nullable('string', { format: 'uuid' }),
      },
      { additionalProperties: false },
    ),
    summary: 'Choose the view that a list opens with for the caller; null: none, also no shared one',
  }),

  orderViews: call('PUT /dc/store/:storeId/viewOrder', {
    of: savedViews,
    access: 'update',
    body: Type.Object(
      { ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: MOST_VIEWS }) },
      { additionalProperties: false },
    ),
    summary: 'Put views of a person, a role or everybody in this order',
  }),
};
