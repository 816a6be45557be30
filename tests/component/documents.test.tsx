import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { ComposerHost } from '../../src/custom/mail/index.ts';
import { closeMail } from '../../src/custom/mail/composer/composerState.ts';
import { useDocuments } from '../../src/custom/sales/payments/useDocuments.ts';
import { orders, type Order } from '../../src/schemas/sales/orders.ts';
import { sampleOf } from '../support/sample.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(() => {
  act(closeMail);
  cleanup();
  sessionStorage.clear();
});

const order = {
  ...sampleOf(orders, 1),
  order_no: 7,
  customer_id: '00000000-0000-4000-8000-000000000001',
  customer_email: 'elodie@shop.example',
} as unknown as Order;

function Papers() {
  const { mail } = useDocuments(order);
  return (
    <div role="dialog" aria-label="Order">
      <button onClick={() => mail('invoice')}>mail</button>
      <ComposerHost />
    </div>
  );
}

test('an invoice is mailed in the customer’s language, message and PDF', async () => {
  const getDocument = vi.fn<(...of: unknown[]) => Promise<Blob>>().mockResolvedValue(new Blob(['%PDF-']));
  await openDialog(<Papers />, {
    getDocument,
    getOne: () => Promise.resolve({ data: { id: order.customer_id, language: 'fr' } }),
    getList: () => Promise.resolve({ data: [], total: 0 }),
  } as unknown as Partial<DataProvider>);
  fireEvent.click(screen.getByText('mail'));
  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect(subject.value).toMatch(/^Facture/);
  expect(getDocument.mock.calls[0]).toEqual([order.id, 'invoice', 'fr']);
});
