import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import { contactRequests as model } from '../../../src/schemas/customers/contactRequests.ts';
import { readableRows } from '../../core/records/readable.ts';
import type { CustomerContribution } from '../contributions.ts';
import { isOfContact } from '../emails.ts';
import { pages } from '../privacy/fileRows.ts';
import { forgottenContact } from '../privacy/forgottenContact.ts';
import { contactRequests } from '../tables.ts';
import { requestTimeline } from './timeline.ts';

export const requestsOfCustomer: CustomerContribution = {
  records: {
    requests: {
      table: contactRequests,
      email: contactRequests.customer_email,
      isOf: (_, customer) => isOfContact(contactRequests, customer),
      readable: (_, who) => readableRows(who, model, contactRequests),
      rows: (scope, _, where) => pages(scope, contactRequests, where),
      hasContact: true,
      isNotified: true,
    },
  },
  timeline: [requestTimeline],
  forget: ({ scope, customer }) =>
    scope.update(
      contactRequests,
      { ...forgottenContact(customer.id), customer_note: FORGOTTEN_NAME },
      isOfContact(contactRequests, customer),
    ),
};
