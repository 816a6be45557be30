import type { Call } from '../../../dataProvider/calls.ts';
import { createCallsHook } from '../../../kit/createCallsHook.ts';
import type { PaymentOptions } from '../../../schemas/sales/paymentOptions.ts';

const service = 'product';

export type OrderDocument = 'invoice' | 'receipt';

export const paymentCalls = (call: Call) => ({
  /** Returns the payment options of an order: open registers and the customer's balances. */
  getPaying: async (id: string, signal?: AbortSignal): Promise<PaymentOptions> =>
    (
      await call<PaymentOptions>(service, 'GET /dc/store/:storeId/orders/:id/paying', {
        params: { id },
        signal,
      })
    ).json,

  /** Returns an order's invoice or receipt as a PDF. */
  getDocument: async (id: string, paper: OrderDocument, locale: string): Promise<Blob> =>
    (
      await call<Blob>(service, `GET /dc/store/:storeId/orders/:id/${paper}.pdf`, {
        params: { id },
        query: { locale },
        isFile: true,
      })
    ).json,
});

export const usePaymentCalls = createCallsHook(paymentCalls);
