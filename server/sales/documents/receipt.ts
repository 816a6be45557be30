import type { Mark, Page, Wrap } from '../../core/pdf/marks.ts';
import type { DocumentData } from './data.ts';
import { detailLines, exemptLine, paymentLines, sellerLines, sumLines, type SumLine } from './texts.ts';
import type { Words } from '../../documents/index.ts';

/** 80 mm paper roll, in points. */
const width = 226.77;
const margin = 12;
const right = width - margin;
const inner = right - margin;
const gray = 0.35;

/** Lays out a receipt; its height follows its content. */
export function receiptPage(data: DocumentData, words: Words, wrap: Wrap): Page {
  const { order, store, lines } = data;
  const marks: Mark[] = [];
  let y = margin + 12;
  const write = (text: string, size: number, more: Partial<Extract<Mark, { text: string }>> = {}) => {
    const x = more.align === 'center' ? width / 2 : margin;
    for (const line of wrap(text, inner, { size, isBold: more.isBold ?? false })) {
      marks.push({ text: line, x, y, size, ...more });
      y += size * 1.3;
    }
  };
  const rule = () => {
    marks.push({ x: margin, y: y - 5, width: inner, height: 0.6, gray: 0.6 });
    y += 8;
  };
  const sums = (all: SumLine[]) => {
    for (const { label, amount, isStrong = false } of all) {
      const size = isStrong ? 10 : 8.5;
      marks.push({ text: amount, x: right, y, size, isBold: isStrong, align: 'right' });
      for (const text of wrap(label, inner - 70, { size, isBold: isStrong })) {
        marks.push({ text, x: margin, y, size, isBold: isStrong });
        y += size * 1.35;
      }
    }
  };

  write(store.business_name, 13, { isBold: true, align: 'center' });
  y += 2;
  for (const text of sellerLines(data, words)) write(text, 8, { align: 'center' });
  y += 6;
  write(`${words.receipt} ${order.order_no}`, 10, { isBold: true });
  write(words.label(words.date, words.day(order.order_date)), 8);
  if (data.vendor) write(words.label(words.vendor, data.vendor), 8);
  const customer = [order.customer_first_name, order.customer_last_name].filter(Boolean).join(' ');
  if (customer) write(customer, 8);
  y += 4;
  rule();
  for (const line of lines) {
    write(line.name, 9);
    for (const text of detailLines(line, words)) write(text, 7.5, { gray });
    sums([
      {
        label: `${words.count(line.quantity)} × ${words.money(line.unit_price)}`,
        amount: words.money(line.amount),
      },
      ...(line.discount_amount > 0
        ? [{ label: words.discount, amount: words.money(-line.discount_amount) }]
        : []),
    ]);
    y += 3;
  }
  rule();
  sums(sumLines(data, words));
  if (order.include_tax) write(words.include_tax, 7.5, { gray });
  const exempt = exemptLine(data, words);
  if (exempt) write(exempt, 7.5, { gray });
  y += 4;
  rule();
  sums(paymentLines(data, words));
  const slogan = (words.language === 'fr' && store.slogan_fr) || store.slogan;
  if (slogan) {
    y += 8;
    write(slogan, 8, { align: 'center', gray });
  }
  return { width, height: Math.max(width, y + margin), marks };
}
