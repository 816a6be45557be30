import type { Who } from '../../../src/schemas/can.ts';
import { openPdf } from '../../core/pdf/openPdf.ts';
import type { Scope } from '../../core/scope.ts';
import { paperData } from './data.ts';
import { invoicePages } from './invoice.ts';
import { receiptPage } from './receipt.ts';
import { wordsOf, type PaperLanguage } from './words.ts';

export const papers = ['invoice', 'receipt'] as const;
export type Paper = (typeof papers)[number];

/** The invoices or receipts of orders as one PDF, in the order of the ids. */
export async function drawPaper(
  scope: Scope,
  who: Who,
  ids: string[],
  paper: Paper,
  language: PaperLanguage,
): Promise<Buffer> {
  const all = await paperData(scope, who, ids);
  const numbers = all.map(({ order }) => order.order_no).join(', ');
  const title = `${wordsOf(language, 'CAD', 'UTC')[paper]} ${numbers}`;
  const { wrap, draw } = await openPdf(title.slice(0, 200), JSON.stringify(all));
  return draw(
    all.flatMap((data) => {
      const words = wordsOf(language, data.order.currency, data.location.timezone);
      return paper === 'invoice' ? invoicePages(data, words, wrap) : [receiptPage(data, words, wrap)];
    }),
  );
}
