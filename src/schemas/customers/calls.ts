import { Type } from 'typebox';
import { answerOptional, call } from '../call.ts';
import { listSchema, page, pageParameters } from '../listSchema.ts';
import { recordSchema } from '../recordSchema.ts';
import { Consent, NewConsent } from './consents.ts';
import { Assignment, ContactRequest, contactRequests } from './contactRequests.ts';
import { customers } from './customers.ts';
import { DuplicateCustomer, DuplicateQuery } from './duplicates.ts';
import { Merge, MergeRequest, MergeSide, UnmergeResult } from './merge.ts';
import { customerPrivacy } from './privacy.ts';
import { TimelineEntry } from './timeline.ts';

const Uuid = Type.String({ format: 'uuid' });
const WithId = Type.Object({ id: Type.String() });
const Consents = Type.Object({ data: Type.Array(Consent) });

/** Clients may send the whole request; only `is_read` changes. */
const ReadMark = Type.Unsafe<Pick<ContactRequest, 'id' | 'is_read'> & Partial<ContactRequest>>({
  ...ContactRequest,
  required: ['id', 'is_read'],
});
const StoredRequest = recordSchema(contactRequests);

/** Calls of customers and their contact requests beyond CRUD (contract 4 §7). */
export const customerCalls = {
  getKnownCustomers: call('GET /dc/store/:storeId/customer/known', {
    of: customers,
    access: 'list',
    query: DuplicateQuery,
    answer: Type.Object({ data: Type.Array(DuplicateCustomer) }),
    summary: 'Find customers with the same e-mail address, also a former one, or phone number',
  }),

  getMergeSides: call('GET /dc/store/:storeId/customer/merge', {
    of: customers,
    access: 'update',
    query: Type.Object({ kept_id: Uuid, merged_id: Uuid }),
    answer: Type.Object({ kept: MergeSide, merged: MergeSide }),
    summary: 'Read two customers with all that a merge decides about',
  }),

  /** Answers with the id of the merge. */
  mergeCustomers: call('POST /dc/store/:storeId/customer/merge', {
    of: customers,
    access: 'update',
    body: MergeRequest,
    answer: Type.Object({ id: Type.String(), kept_id: Type.String() }),
    status: 201,
    summary: 'Merge a customer into another',
  }),

  undoMerge: call('POST /dc/store/:storeId/customer/merge/:id/undo', {
    of: customers,
    access: 'update',
    answer: UnmergeResult,
    summary: 'Undo a merge',
  }),

  getMerges: call('GET /dc/store/:storeId/customer/:id/merges', {
    of: customers,
    access: 'one',
    answer: Type.Object({ data: Type.Array(Merge) }),
    summary: 'List the merges of a customer of the last day, the newest first',
  }),

  getCurrentCustomer: call('GET /dc/store/:storeId/customer/:id/current', {
    of: customers,
    access: 'one',
    answer: WithId,
    summary: 'Find whom a merged customer has become',
  }),

  getEmails: call('GET /dc/store/:storeId/customer/:id/emails', {
    of: customers,
    access: 'one',
    answer: Type.Object({ data: Type.Array(Type.String()) }),
    summary: 'List the e-mail addresses of a customer: the present one, then those that they had',
  }),

  getConsents: call('GET /dc/store/:storeId/customer/:id/consents', {
    of: customers,
    access: 'one',
    answer: Consents,
    summary: 'List what a customer agreed to and withdrew',
  }),

  addConsent: call('POST /dc/store/:storeId/customer/:id/consents', {
    of: customers,
    access: 'update',
    body: NewConsent,
    answer: Consents,
    status: 201,
    summary: 'Note what a customer agreed to or withdrew',
  }),

  /** A page of a customer's timeline, newest first. */
  getTimeline: call('GET /dc/store/:storeId/customer/:id/timeline', {
    of: customers,
    access: 'one',
    query: Type.Object(pageParameters),
    answer: page(TimelineEntry),
    summary: 'List what happened with a customer, the newest first',
  }),

  getCustomerFile: call('POST /dc/store/:storeId/customer/:id/file', {
    of: customers,
    access: { update: customerPrivacy.access.update },
    answer: 'application/json',
    summary: 'Hand out what is stored about a customer, as one JSON file',
  }),

  forgetCustomer: call('POST /dc/store/:storeId/customer/:id/forget', {
    of: customers,
    access: { update: customerPrivacy.access.update },
    body: Type.Object({ email: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
    answer: WithId,
    summary: 'Remove for good all that identifies a customer',
  }),

  markRequest: answerOptional(
    call('PUT /dc/store/:storeId/contact-us', {
      of: contactRequests,
      access: 'update',
      body: ReadMark,
      answer: StoredRequest,
      summary: 'Mark as read or unread',
    }),
  ),

  markRequests: call('PUT /dc/store/:storeId/contact-us/batch', {
    of: contactRequests,
    access: 'update',
    query: listSchema(contactRequests),
    body: Type.Array(ReadMark, { minItems: 1, maxItems: 1000 }),
    answer: page(StoredRequest),
    summary: 'Mark several as read or unread, and list the customer requests anew',
  }),

  /** Refused with 409, `taken`, if somebody else took it meanwhile. */
  assignRequest: call('PUT /dc/store/:storeId/contact-us/:id/assignee', {
    of: contactRequests,
    access: 'update',
    body: Assignment,
    answer: StoredRequest,
    summary: 'Take a customer request, or give it back',
  }),
};
