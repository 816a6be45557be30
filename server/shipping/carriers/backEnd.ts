import type { IncomingHttpHeaders } from 'node:http';
import type { AddressValidation, ShippingAddress } from '../../../src/schemas/shipping/address.ts';
import type { Carriers, PackageType } from '../../../src/schemas/shipping/carriers.ts';
import type { VoidResponse } from '../../../src/schemas/shipping/labels.ts';
import type {
  Amount,
  EstimateRequest,
  Rate,
  RateError,
  RatesRequest,
} from '../../../src/schemas/shipping/rates.ts';
import type { Tracking } from '../../../src/schemas/shipping/tracking.ts';

/** Rates of a shipment that has been created at the carrier. */
export interface CarrierRates {
  shipment_id: string;
  rates: Rate[];
  errors: RateError[];
}

/** A label according to the carrier. */
export interface CarrierLabel {
  label_id: string;
  shipment_id: string;
  tracking_number: string | null;
  cost: Amount;
  is_voided: boolean;
}

export type LabelFormat = 'pdf' | 'png';

/** Options of a carrier call; it is aborted by the signal. */
interface Asking {
  signal?: AbortSignal;
}

/**
 * A source of labels: ShipEngine, or the bundled sample carriers. Both pass one contract test. Methods throw
 * CarrierErrors only; only reads are retried automatically.
 */
export interface BackEnd {
  carriers(asking?: Asking): Promise<Carriers>;
  packages(asking?: Asking): Promise<PackageType[]>;
  estimate(request: EstimateRequest, asking?: Asking): Promise<Rate[]>;
  /** `reference` is our own, unique id of the shipment, by which the label can be found again. */
  rates(request: RatesRequest, reference: string, asking?: Asking): Promise<CarrierRates>;
  rate(rateId: string, asking?: Asking): Promise<Rate>;
  validate(address: ShippingAddress, asking?: Asking): Promise<AddressValidation>;
  /** Sends one request. `refused`: nothing was bought. `unknown`: `findLabel` clarifies later. */
  buy(rateId: string, asking?: Asking): Promise<CarrierLabel>;
  /** Returns the label bought for a rate and a shipment's reference; undefined if there is none. */
  findLabel(of: { rateId: string; reference: string }, asking?: Asking): Promise<CarrierLabel | undefined>;
  label(labelId: string, asking?: Asking): Promise<CarrierLabel>;
  file(labelId: string, format: LabelFormat, asking?: Asking): Promise<Uint8Array>;
  void(labelId: string, asking?: Asking): Promise<VoidResponse>;
  track(labelId: string, asking?: Asking): Promise<Tracking>;
  /** Subscribes `url` to tracking updates; does nothing if not supported. */
  follow(carrierCode: string, trackingNumber: string, asking?: Asking): Promise<void>;
  /** Erases sender and recipient of these shipments; does nothing if not supported. */
  forget(shipmentIds: string[], asking?: Asking): Promise<void>;
  /** Returns the content of a signed webhook; throws if the signature is invalid. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): Promise<Tracking | undefined>;
}
