import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { Consent, NewConsent } from '../../schemas/customers/consents.ts';
import type { DuplicateCustomer, DuplicateQuery } from '../../schemas/customers/duplicates.ts';
import type { Merge, MergeRequest, MergeSide, UnmergeResult } from '../../schemas/customers/merge.ts';

interface List<T> {
  data: T[];
}

/** Calls on customers besides CRUD (contract 4 §7). */
export const customerCalls = (call: Call) => ({
  getKnownCustomers: async (query: DuplicateQuery, signal?: AbortSignal) => {
    const line = 'GET /dc/store/:storeId/customer/known';
    return (await call<List<DuplicateCustomer>>('customer', line, { query: { ...query }, signal })).json.data;
  },

  getMergeSides: async (kept_id: string, merged_id: string, signal?: AbortSignal) => {
    const line = 'GET /dc/store/:storeId/customer/merge';
    const query = { kept_id, merged_id };
    const { json } = await call<{ kept: MergeSide; merged: MergeSide }>('customer', line, { query, signal });
    return [json.kept, json.merged] as const;
  },

  /** Returns the id of the merge. */
  mergeCustomers: async (body: MergeRequest) =>
    (await call<{ id: string }>('customer', 'POST /dc/store/:storeId/customer/merge', { body })).json.id,

  getMerges: async (id: string, signal?: AbortSignal) => {
    const line = 'GET /dc/store/:storeId/customer/:id/merges';
    return (await call<List<Merge>>('customer', line, { params: { id }, signal })).json.data;
  },

  /** Returns a customer's email addresses: the current one, then former ones. */
  getEmails: async (id: string, signal?: AbortSignal) => {
    const line = 'GET /dc/store/:storeId/customer/:id/emails';
    return (await call<List<string>>('customer', line, { params: { id }, signal })).json.data;
  },

  /** Returns the customer that a merged customer became. */
  getCurrentCustomer: async (id: string, signal?: AbortSignal) => {
    const line = 'GET /dc/store/:storeId/customer/:id/current';
    return (await call<{ id: string }>('customer', line, { params: { id }, signal })).json.id;
  },

  undoMerge: async (id: string) => {
    const line = 'POST /dc/store/:storeId/customer/merge/:id/undo';
    return (await call<UnmergeResult>('customer', line, { params: { id } })).json;
  },

  getConsents: async (id: string, signal?: AbortSignal) => {
    const line = 'GET /dc/store/:storeId/customer/:id/consents';
    return (await call<List<Consent>>('customer', line, { params: { id }, signal })).json.data;
  },

  addConsent: async (id: string, body: NewConsent) => {
    const line = 'POST /dc/store/:storeId/customer/:id/consents';
    return (await call<List<Consent>>('customer', line, { params: { id }, body })).json.data;
  },

  /** Returns all data stored about a customer. */
  getCustomerFile: async (id: string) =>
    (await call('customer', 'POST /dc/store/:storeId/customer/:id/file', { params: { id } })).json,

  forgetCustomer: async (id: string, email: string) => {
    const line = 'POST /dc/store/:storeId/customer/:id/forget';
    await call('customer', line, { params: { id }, body: { email } });
  },
});

export const useCustomerCalls = createCallsHook(customerCalls);
