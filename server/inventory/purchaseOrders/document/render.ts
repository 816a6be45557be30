import { eq } from 'drizzle-orm';
import type { Who } from '../../../../src/schemas/can.ts';
import { seesCosts } from '../../../../src/schemas/inventory/access.ts';
import type { PurchaseOrder } from '../../../../src/schemas/inventory/purchaseOrders.ts';
import { openPdf } from '../../../core/pdf/openPdf.ts';
import { penOf, type Section } from '../../../core/pdf/pen.ts';
import type { Scope } from '../../../core/scope.ts';
import { type DocumentLanguage, readReportHeader } from '../../../documents/index.ts';
import { suppliers } from '../../tables.ts';
import { purchaseOrderWords } from './words.ts';

/** Renders a purchase order for its supplier as PDF; without costs if the caller may not see them. */
export async function renderPurchaseOrder(
  scope: Scope,
  who: Who,
  order: PurchaseOrder,
  language: DocumentLanguage,
): Promise<Buffer> {
  const { name, contact, email, phone, account_number } = suppliers;
  const [shop, [supplier]] = await Promise.all([
    readReportHeader(scope, order.location_id),
    scope.select(
      suppliers,
      { name, contact, email, phone, account_number },
      { where: eq(suppliers.id, order.supplier_id) },
    ),
  ]);
  const words = purchaseOrderWords(language, order.currency, shop.timezone);
  const title = `${words.title} ${order.number}`;
  const table = linesOf(order, words, seesCosts(who) === true);
  const { wrap, draw } = await openPdf(title, JSON.stringify([shop, supplier, order, table]));
  const pen = penOf(wrap);
  const write = (...facts: [string, string | null | undefined][]) => {
    for (const [label, value] of facts) if (value) pen.text(words.label(label, value));
  };
  pen.text(title, 18, true);
  pen.text(shop.store, 11, true);
  pen.gap();
  write(
    [words.supplier, supplier?.name],
    [words.contact, supplier?.contact],
    [words.account, supplier?.account_number],
  );
  pen.text([supplier?.email, supplier?.phone].filter(Boolean).join(' · '));
  pen.gap();
  write(
    [words.reference, order.reference],
    [words.ordered, order.ordered_date && words.moment(new Date(order.ordered_date))],
    [words.expected, order.expected_date && words.day(order.expected_date)],
    [words.deliver_to, `${shop.location}, ${shop.address}`],
  );
  pen.section(table);
  return draw(pen.pages((page, all) => `${title} · ${page} / ${all}`));
}

function linesOf(
  { lines, quantity, total }: PurchaseOrder,
  words: ReturnType<typeof purchaseOrderWords>,
  hasCosts: boolean,
): Section {
  const rows = lines.map(({ item, quantity: count, unit_cost = 0 }) => {
    const { name = '', sku, barcode } = item ?? {};
    const text = [name, sku ?? barcode].filter(Boolean).join(' · ');
    const costs = [words.money(unit_cost), words.money(unit_cost * count)];
    return [text, words.count(count), ...(hasCosts ? costs : [])];
  });
  const sum = [words.total, words.count(quantity), ...(hasCosts ? ['', words.money(total)] : [])];
  return {
    title: words.item,
    head: ['', words.quantity, ...(hasCosts ? [words.cost, words.amount] : [])],
    rows: [...rows, sum],
    sums: [rows.length],
  };
}
