import type { NotificationData } from '../../../src/schemas/notifications/data.ts';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import { aboutCustomer, type Customer } from '../../notifications/index.ts';

interface Written extends Customer {
  id: string;
  customer_note: string;
}

/** The HTML body of the notification. */
export const aboutRequest = (request: Written): string =>
  `${aboutCustomer(request)}<blockquote>${escapeHtml(request.customer_note).replace(/\r?\n/g, '<br>')}</blockquote>`;

export const requestData = ({
  id,
  customer_first_name,
  customer_last_name,
}: Omit<Written, 'customer_note'>): NotificationData => ({
  subject: 'REQUEST',
  id,
  event: 'created',
  customer: `${customer_first_name} ${customer_last_name}`.slice(0, 100),
  device: null,
  repair: null,
  others: 0,
  date: null,
  start: null,
  end: null,
  before: null,
  status: null,
});
