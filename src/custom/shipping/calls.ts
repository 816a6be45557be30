import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { AddressValidation, ShippingAddress } from '../../schemas/shipping/address.ts';
import type { Carriers } from '../../schemas/shipping/carriers.ts';
import type { Label, LabelRequest, VoidResponse } from '../../schemas/shipping/labels.ts';
import type { EstimateRequest, Rate, RatesResponse, RatesRequest } from '../../schemas/shipping/rates.ts';
import type { Tracking } from '../../schemas/shipping/tracking.ts';

const service = 'shipment';

const asPrinted = { label_format: 'pdf', label_layout: '4x6' } as const;

export const shippingCalls = (call: Call) => ({
  getCarriers: async (signal?: AbortSignal): Promise<Carriers> =>
    (await call<Carriers>(service, 'GET /dc/carriers', { signal })).json,

  /** Returns estimated rates, without ids: they cannot be bought. */
  estimateRates: async (request: EstimateRequest, signal?: AbortSignal): Promise<Rate[]> =>
    (await call<Rate[]>(service, 'POST /dc/rates/estimate', { body: request, signal })).json,

  /** Returns the rates of a configured shipment, which can be bought. */
  getRates: async (request: RatesRequest, signal?: AbortSignal): Promise<RatesResponse['rate_response']> =>
    (await call<RatesResponse>(service, 'POST /dc/rates', { body: request, signal })).json.rate_response,

  validateAddress: async (
    address: ShippingAddress,
    signal?: AbortSignal,
  ): Promise<AddressValidation | undefined> =>
    (await call<AddressValidation[]>(service, 'POST /dc/addresses/validate', { body: [address], signal }))
      .json[0],

  /**
   * Buys a label at the shown price; if the price changed, the service answers 409 with the current rate
   * (schemas/shipping/labels).
   */
  buyLabel: async (rateId: string, expected_total: number): Promise<Label> =>
    (
      await call<Label>(service, 'POST /dc/labels/rates/:rateId', {
        params: { rateId },
        body: { ...asPrinted, expected_total } satisfies LabelRequest,
      })
    ).json,

  /** Returns the stored 4x6 inch label. */
  getLabelFile: async (labelId: string, format: 'pdf' | 'png', signal?: AbortSignal): Promise<Blob> =>
    (
      await call<Blob>(service, `GET /dc/labels/:labelId/file.${format}`, {
        params: { labelId },
        isFile: true,
        signal,
      })
    ).json,

  /** Emails a return label to the sender of the package; idempotent by key. */
  mailLabel: async (labelId: string, key: string, to?: string): Promise<void> => {
    await call(service, 'POST /dc/labels/:labelId/mail', { params: { labelId }, body: { to, key } });
  },

  /** Returns a shipment's tracking events. */
  getTracking: async (id: string, signal?: AbortSignal): Promise<Tracking> =>
    (await call<Tracking>(service, 'GET /dc/shipments/:id/tracking', { params: { id }, signal })).json,

  voidLabel: async (labelId: string): Promise<VoidResponse> =>
    (await call<VoidResponse>(service, 'PUT /dc/labels/:labelId/void', { params: { labelId }, body: {} }))
      .json,
});

export const useShippingCalls = createCallsHook(shippingCalls);
