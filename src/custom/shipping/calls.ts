import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { AddressValidation, ShippingAddress } from '../../schemas/shipping/address.ts';
import { shippingCalls } from '../../schemas/shipping/calls.ts';
import type { Label } from '../../schemas/shipping/labels.ts';
import type { RatesRequest, RatesResponse } from '../../schemas/shipping/rates.ts';

const { buyLabelOfRate, getLabelPdf, getLabelPng, requestRates, validateAddresses } = shippingCalls;
const files = { pdf: getLabelPdf, png: getLabelPng };
const asPrinted = { label_format: 'pdf', label_layout: '4x6' } as const;

export const shippingMethods = (call: Call) => ({
  /** Returns the rates of a configured shipment, which can be bought. */
  getRates: async (body: RatesRequest, signal?: AbortSignal): Promise<RatesResponse['rate_response']> =>
    (await call(requestRates, { body, signal })).json.rate_response,

  validateAddress: async (
    address: ShippingAddress,
    signal?: AbortSignal,
  ): Promise<AddressValidation | undefined> =>
    (await call(validateAddresses, { body: [address], signal })).json[0],

  /** Buys a label at the shown price. */
  buyLabel: async (rateId: string, expected_total: number): Promise<Label> =>
    (await call(buyLabelOfRate, { params: { rateId }, body: { ...asPrinted, expected_total } })).json,

  /** Returns the stored 4x6 inch label. */
  getLabelFile: async (labelId: string, format: keyof typeof files, signal?: AbortSignal): Promise<Blob> =>
    (await call(files[format], { params: { labelId }, signal })).json,
});

export const useShippingCalls = createCallsHook(shippingCalls, shippingMethods);
