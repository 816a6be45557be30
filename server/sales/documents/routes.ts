import type { FastifyInstance } from 'fastify';
import { salesCalls } from '../../../src/schemas/sales/calls.ts';
import { isUuid } from '../../core/ids.ts';
import { notFound } from '../../core/problem.ts';
import { serve } from '../../core/routes/serve.ts';
import { renderDocuments } from './render.ts';

const { getInvoice, getInvoices, getReceipt, getReceipts } = salesCalls;
const documents = [
  { kind: 'invoice', one: getInvoice, several: getInvoices },
  { kind: 'receipt', one: getReceipt, several: getReceipts },
] as const;

/** Invoices and receipts as PDF (contract 3 §7). */
export async function salesDocumentRoutes(app: FastifyInstance) {
  for (const { kind, one, several } of documents) {
    serve(app, one, async ({ scope, who, params: { id }, query: { locale = 'en' } }) => {
      if (!isUuid(id)) throw notFound();
      return renderDocuments(scope, who, [id], kind, locale);
    });
    serve(app, several, ({ scope, who, query: { ids, locale = 'en' } }) =>
      renderDocuments(scope, who, ids, kind, locale),
    );
  }
}
