import type { Mark, Page, Wrap } from '../../core/pdf/marks.ts';
import type { DocumentData } from './data.ts';
import {
  buyerLines,
  exemptLine,
  detailLines,
  paymentLines,
  receiverLines,
  sellerLines,
  sumLines,
  type SumLine,
} from './texts.ts';
import type { Words } from '../../documents/index.ts';

/** US Letter, in points. */
const width = 612;
const height = 792;
const margin = 48;
const right = width - margin;
const bottom = height - 64;
const gray = 0.4;

/** Right ends of the columns, which also limit the width of the name. */
const columns = { quantity: 330, price: 410, discount: 484, amount: right };
const nameWidth = 240;
const sumsFrom = 320;

/** Lays out an invoice on as many pages as it needs. */
export function invoicePages(data: DocumentData, words: Words, wrap: Wrap): Page[] {
  const { order, store, lines } = data;
  const pages: Mark[][] = [[]];
  let y = margin;
  const put = (...marks: Mark[]) => pages.at(-1)!.push(...marks);
  const room = (needed: number, again?: () => void) => {
    if (y + needed <= bottom) return;
    pages.push([]);
    y = margin + 8;
    again?.();
  };
  /** Adds lines of text; returns the y position below them. */
  const block = (texts: string[], x: number, top: number, wide: number, size = 9) => {
    const broken = texts.flatMap((text) => wrap(text, wide, { size }));
    broken.forEach((text, index) => put({ text, x, y: top + index * size * 1.35, size }));
    return top + broken.length * size * 1.35;
  };
  const heading = (text: string, x: number, top: number) =>
    put({ text, x, y: top, size: 8, isBold: true, gray });
  const rule = (tone = 0.8) => put({ x: margin, y, width: right - margin, height: 0.6, gray: tone });

  const title = order.order_status === 'CANCELLED' ? `${words.invoice} · ${words.cancelled}` : words.invoice;
  const name = wrap(store.business_name, 300, { size: 16, isBold: true });
  name.forEach((text, index) => put({ text, x: margin, y: y + 14 + index * 19, size: 16, isBold: true }));
  put({ text: title, x: right, y: y + 14, size: 18, isBold: true, align: 'right' });
  const facts = [
    words.label(words.number, String(order.order_no)),
    words.label(words.date, words.day(order.order_date)),
    ...(data.vendor ? [words.label(words.vendor, data.vendor)] : []),
  ];
  facts.forEach((text, index) => put({ text, x: right, y: y + 34 + index * 13, size: 9.5, align: 'right' }));
  const seller = block(sellerLines(data, words), margin, y + 16 + name.length * 19, 300);
  y = Math.max(seller, y + 34 + facts.length * 13) + 14;

  const buyer = buyerLines(data);
  const receiver = receiverLines(data);
  if (buyer.length + receiver.length > 0) {
    const half = (right - margin) / 2 - 12;
    const ends = [buyer, receiver].map((texts, index) => {
      if (texts.length === 0) return y;
      const x = margin + index * (half + 24);
      heading(index === 0 ? words.bill_to : words.ship_to, x, y);
      return block(texts, x, y + 14, half, 9.5);
    });
    y = Math.max(...ends) + 16;
  }

  const head = () => {
    put({ x: margin, y: y - 10, width: right - margin, height: 18, gray: 0.93 });
    put({ text: words.item, x: margin + 6, y: y + 2, size: 8.5, isBold: true });
    for (const key of ['quantity', 'price', 'discount', 'amount'] as const)
      put({
        text: words[key],
        x: columns[key] - (key === 'amount' ? 6 : 0),
        y: y + 2,
        size: 8.5,
        isBold: true,
        align: 'right',
      });
    y += 22;
  };
  room(60);
  head();
  for (const line of lines) {
    const names = wrap(line.name, nameWidth, { size: 9.5 });
    const details = detailLines(line, words).flatMap((text) => wrap(text, nameWidth, { size: 8 }));
    room(Math.min(names.length * 12.5 + details.length * 10.5, 200), head);
    const amounts = {
      quantity: words.count(line.quantity),
      price: words.money(line.unit_price),
      discount: line.discount_amount > 0 ? words.money(-line.discount_amount) : '',
      amount: words.money(line.amount - line.discount_amount),
    };
    for (const key of ['quantity', 'price', 'discount', 'amount'] as const)
      put({ text: amounts[key], x: columns[key] - (key === 'amount' ? 6 : 0), y, size: 9.5, align: 'right' });
    for (const text of names) {
      room(12.5, head);
      put({ text, x: margin + 6, y, size: 9.5 });
      y += 12.5;
    }
    for (const text of details) {
      room(10.5, head);
      put({ text, x: margin + 6, y: y - 1, size: 8, gray });
      y += 10.5;
    }
    y -= 3;
    rule(0.88);
    y += 14;
  }

  const sums = (all: SumLine[], from: number) => {
    for (const { label, amount, isStrong = false } of all) {
      const size = isStrong ? 10.5 : 9.5;
      const broken = wrap(label, right - from - 80, { size, isBold: isStrong });
      room(broken.length * 14);
      put({ text: amount, x: right - 6, y, size, isBold: isStrong, align: 'right' });
      for (const text of broken) {
        put({ text, x: from, y, size, isBold: isStrong });
        y += 14;
      }
    }
  };
  room(80);
  y += 4;
  sums(sumLines(data, words), sumsFrom);
  if (order.include_tax) {
    put({ text: words.include_tax, x: sumsFrom, y, size: 8, gray });
    y += 12;
  }
  const exempt = exemptLine(data, words);
  for (const text of exempt ? wrap(exempt, right - sumsFrom - 6, { size: 8 }) : []) {
    put({ text, x: sumsFrom, y, size: 8, gray });
    y += 12;
  }
  y += 12;
  room(48);
  heading(words.payments, sumsFrom - 60, y);
  y += 6;
  put({ x: sumsFrom - 60, y, width: right - sumsFrom + 60, height: 0.6, gray: 0.8 });
  y += 14;
  sums(paymentLines(data, words), sumsFrom - 60);

  pages.forEach((marks, index) => {
    const foot = { y: height - 36, size: 8, gray };
    marks.push(
      { ...foot, text: `${words.invoice} ${order.order_no}`, x: margin },
      { ...foot, text: `${words.page} ${index + 1} ${words.of} ${pages.length}`, x: right, align: 'right' },
    );
  });
  return pages.map((marks) => ({ width, height, marks }));
}
