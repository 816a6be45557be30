import { Type } from 'typebox';
import { call } from '../call.ts';
import { StoredMail } from '../mail/mail.ts';
import { AddressValidation, ShippingAddress } from './address.ts';
import { Carriers, PackageType } from './carriers.ts';
import { Label, LabelRequest, VoidResponse } from './labels.ts';
import { EstimateRequest, Rate, RatesRequest, RatesResponse } from './rates.ts';
import { shipping } from './shipments.ts';
import { Tracking } from './tracking.ts';

const of = { ...shipping, name: 'shipping', service: 'shipment' } as const;

/** Calls of carriers, rates, labels and tracking (contract 4 §7). */
export const shippingCalls = {
  getCarriers: call('GET /dc/carriers', {
    of,
    access: 'list',
    answer: Carriers,
    summary: 'List carriers',
  }),

  getPackages: call('GET /dc/packages', {
    of,
    access: 'list',
    answer: Type.Array(PackageType),
    summary: 'List package types',
  }),

  /** Estimated rates have no ids: they cannot be bought. */
  estimateRates: call('POST /dc/rates/estimate', {
    of,
    access: 'create',
    body: EstimateRequest,
    answer: Type.Array(Rate),
    summary: 'Estimate what services cost',
  }),

  requestRates: call('POST /dc/rates', {
    of,
    access: 'create',
    body: RatesRequest,
    answer: RatesResponse,
    summary: 'Ask for rates of a shipment, which can be bought',
  }),

  getRate: call('POST /dc/rates/:rateId', {
    of,
    access: 'one',
    answer: Rate,
    summary: 'Read a rate as it is now',
  }),

  validateAddresses: call('POST /dc/addresses/validate', {
    of,
    access: 'create',
    body: Type.Array(ShippingAddress, { minItems: 1, maxItems: 1 }),
    answer: Type.Array(AddressValidation),
    summary: 'Validate an address',
  }),

  /** If the price is no longer the expected total, it answers 409 with the current rate, and nothing is bought. */
  buyLabelOfRate: call('POST /dc/labels/rates/:rateId', {
    of,
    access: 'create',
    body: LabelRequest,
    answer: Label,
    summary: 'Buy the label of a rate',
  }),

  buyLabelOfShipment: call('POST /dc/labels/shipment/:shipmentId', {
    of,
    access: 'create',
    body: LabelRequest,
    answer: Label,
    summary: 'Buy the label of a shipment',
  }),

  getLabel: call('GET /dc/labels/:labelId', {
    of,
    access: 'one',
    answer: Label,
    summary: 'Read a label',
  }),

  getLabelPdf: call('GET /dc/labels/:labelId/file.pdf', {
    of,
    access: 'one',
    answer: 'application/pdf',
    summary: 'Read a label as it is printed, as pdf',
  }),

  getLabelPng: call('GET /dc/labels/:labelId/file.png', {
    of,
    access: 'one',
    answer: 'image/png',
    summary: 'Read a label as it is printed, as png',
  }),

  /** Emails a return label to the sender of the package; idempotent by key. */
  mailLabel: call('POST /dc/labels/:labelId/mail', {
    of,
    access: 'create',
    body: Type.Object(
      {
        to: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
        key: Type.Optional(Type.String({ format: 'uuid' })),
      },
      { additionalProperties: false },
    ),
    answer: StoredMail,
    status: 201,
    summary: 'Mail a label to the customer',
  }),

  voidLabel: call('PUT /dc/labels/:labelId/void', {
    of,
    access: 'update',
    answer: VoidResponse,
    summary: 'Void a label for good',
  }),

  getTracking: call('GET /dc/shipments/:id/tracking', {
    of,
    access: 'one',
    answer: Tracking,
    summary: 'Read where a parcel is and was',
  }),
};
