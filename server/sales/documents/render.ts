import type { Who } from '../../../src/schemas/can.ts';
import type { Page } from '../../core/pdf/marks.ts';
import { openPdf } from '../../core/pdf/openPdf.ts';
import { turns } from '../../core/turns.ts';
import type { Scope } from '../../core/scope.ts';
import { documentData } from './data.ts';
import { invoicePages } from './invoice.ts';
import { receiptPage } from './receipt.ts';
import { wordsOf, type DocumentLanguage } from '../../documents/index.ts';

export type DocumentKind = 'invoice' | 'receipt';

/** Renders the invoices or receipts of orders as one PDF, in the order of the ids; null: for the system. */
export async function renderDocuments(
  scope: Scope,
  who: Who | null,
  ids: string[],
  paper: DocumentKind,
  language: DocumentLanguage,
): Promise<Buffer> {
  const all = await documentData(scope, who, ids);
  const numbers = all.map(({ order }) => order.order_no).join(', ');
  const title = `${wordsOf(language, 'CAD', 'UTC')[paper]} ${numbers}`;
  const { wrap, draw } = await openPdf(title.slice(0, 200), JSON.stringify(all), {
    isLong: all.length > 10,
  });
  const pages: Page[] = [];
  const turn = turns();
  for (const data of all) {
    const words = wordsOf(language, data.order.currency, data.location.timezone);
    pages.push(...(paper === 'invoice' ? invoicePages(data, words, wrap) : [receiptPage(data, words, wrap)]));
    await turn();
  }
  return draw(pages);
}
