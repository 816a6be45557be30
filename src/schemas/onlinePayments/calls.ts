import { Type } from 'typebox';
import { call } from '../call.ts';
import { seesOrders } from '../sales/access.ts';
import { tickets } from '../tickets/tickets.ts';
import { AskedDeposit, NewPayLink, TicketPayment } from './payLinks.ts';
import { PaymentAttempt, paymentAttempts } from './paymentAttempts.ts';
import { NewOnlinePaymentSettings, OnlinePaymentSettings, onlinePaymentSettings } from './settings.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Payments of tickets by link. */
export const onlinePaymentCalls = {
  getPaymentSettings: call('GET /dc/store/:storeId/onlinePayments/settings', {
    of: onlinePaymentSettings,
    access: 'one',
    answer: OnlinePaymentSettings,
    summary: 'How customers pay by a link',
  }),

  savePaymentSettings: call('PUT /dc/store/:storeId/onlinePayments/settings', {
    of: onlinePaymentSettings,
    access: 'update',
    body: NewOnlinePaymentSettings,
    answer: OnlinePaymentSettings,
    summary: 'Change how customers pay by a link',
  }),

  getTicketPayment: call('GET /dc/store/:storeId/tickets/:id/onlinePayment', {
    of: tickets,
    access: 'one',
    params,
    answer: TicketPayment,
    summary: 'What a customer can pay of a ticket by a link',
  }),

  askDeposit: call('PUT /dc/store/:storeId/tickets/:id/onlinePayment/deposit', {
    of: tickets,
    access: 'update',
    params,
    body: AskedDeposit,
    answer: TicketPayment,
    summary: 'Ask the customer of a ticket for a deposit',
  }),

  sendPayLink: call('POST /dc/store/:storeId/tickets/:id/onlinePayment/link', {
    of: tickets,
    access: 'update',
    params,
    body: NewPayLink,
    summary: 'Send the customer of a ticket the link by which it is paid',
  }),

  checkPaymentAttempt: call('POST /dc/store/:storeId/paymentAttempts/:id/check', {
    of: paymentAttempts,
    access: { update: seesOrders },
    params,
    answer: PaymentAttempt,
    summary: 'Ask the provider what became of an attempt to pay',
  }),
};
