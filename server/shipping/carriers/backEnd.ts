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

/** The rates of a shipment that now exists at the carrier. */
export interface CarrierRates {
  shipment_id: string;
  rates: Rate[];
  errors: RateError[];
}

/** A label as the carrier knows it. */
export interface CarrierLabel {
  label_id: string;
  shipment_id: string;
  tracking_number: string | null;
  cost: Amount;
  is_voided: boolean;
}

export type LabelFormat = 'pdf' | 'png';

/** A call that a carrier is asked; it gives up when the signal aborts. */
interface Asking {
  signal?: AbortSignal;
}

/**
 * Whoever sells labels: ShipEngine, or the carriers that are bundled to try the product. Both pass one contract test. Every
 * method throws a CarrierError and nothing else; nothing is asked twice by itself but what only reads.
 */
export interface BackEnd {
  carriers(asking?: Asking): Promise<Carriers>;
  packages(asking?: Asking): Promise<PackageType[]>;
  estimate(request: EstimateRequest, asking?: Asking): Promise<Rate[]>;
  /** `reference` is our own id of the shipment, never used before; it finds the label again. */
  rates(request: RatesRequest, reference: string, asking?: Asking): Promise<CarrierRates>;
  rate(rateId: string, asking?: Asking): Promise<Rate>;
  validate(address: ShippingAddress, asking?: Asking): Promise<AddressValidation>;
  /** Asks once. Refused: nothing was bought. Unknown: `findLabel` tells later. */
  buy(rateId: string, asking?: Asking): Promise<CarrierLabel>;
  /** The label that was bought of a rate, of a shipment's reference; undefined when there is none. */
  findLabel(of: { rateId: string; reference: string }, asking?: Asking): Promise<CarrierLabel | undefined>;
  label(labelId: string, asking?: Asking): Promise<CarrierLabel>;
  file(labelId: string, format: LabelFormat, asking?: Asking): Promise<Uint8Array>;
  void(labelId: string, asking?: Asking): Promise<VoidResponse>;
  track(labelId: string, asking?: Asking): Promise<Tracking>;
  /** Asks the carrier to call `url` when parcels move; a back end that cannot does nothing. */
  follow(carrierCode: string, trackingNumber: string, asking?: Asking): Promise<void>;
  /** Empties what it keeps of who sends and receives these shipments; a back end that cannot does nothing. */
  forget(shipmentIds: string[], asking?: Asking): Promise<void>;
  /** What a signed call from the carrier tells; throws when the signature is wrong. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): Promise<Tracking | undefined>;
}
