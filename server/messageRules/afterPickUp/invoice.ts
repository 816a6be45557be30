import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isDropped } from '../../../src/schemas/sales/states.ts';
import type { Scope } from '../../core/scope.ts';
import { mailFiles, type StoredAttachment } from '../../mailQueue/index.ts';
import { orders, renderDocuments } from '../../sales/index.ts';
import type { TicketFacts } from '../ticketFacts.ts';
import { texts } from './texts.ts';

/** Stores the invoice of a ticket's order as an attachment; none if it has no order. */
export async function attachInvoice(
  scope: Scope,
  { order_id, language }: Pick<TicketFacts, 'order_id' | 'language'>,
): Promise<StoredAttachment[]> {
  if (!order_id) return [];
  const { order_no, order_status } = orders;
  const [order] = await scope.select(orders, { order_no, order_status }, { where: eq(orders.id, order_id) });
  if (!order || isDropped(order.order_status)) return [];
  const content = await renderDocuments(scope, null, [order_id], 'invoice', language);
  const id = randomUUID();
  const filename = texts[language].invoiceFile(order.order_no);
  const contentType = 'application/pdf';
  await scope.insert(mailFiles, [
    { id, filename, content, content_type: contentType, bytes: content.length },
  ]);
  return [{ filename, contentType, file_id: id }];
}
