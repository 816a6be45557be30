import type { Call } from '../../../dataProvider/calls.ts';
import { createCallsHook } from '../../../kit/createCallsHook.ts';
import type { Assignment, ContactRequest } from '../../../schemas/customers/contactRequests.ts';

const service = 'store';
const path = '/dc/store/:storeId/contact-us';

export const contactRequestCalls = (call: Call) => ({
  markRequest: async (one: ContactRequest, is_read: boolean): Promise<ContactRequest> => {
    const body = { ...one, is_read };
    return (await call<ContactRequest | undefined>(service, `PUT ${path}`, { body })).json ?? body;
  },

  markRequests: async (
    all: (Pick<ContactRequest, 'id'> & Partial<ContactRequest>)[],
    is_read: boolean,
  ): Promise<void> => {
    const body = all.map((one) => ({ ...one, is_read }));
    await call(service, `PUT ${path}/batch`, { query: { per_page: 1 }, body });
  },

  /** Assigns or releases a request; refused (409, `taken`) if somebody else took it meanwhile. */
  assignRequest: async (id: string, body: Assignment): Promise<ContactRequest> =>
    (await call<ContactRequest>(service, `PUT ${path}/:id/assignee`, { params: { id }, body })).json,
});

export const useContactRequestCalls = createCallsHook(contactRequestCalls);
