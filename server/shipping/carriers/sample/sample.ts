import { eq } from 'drizzle-orm';
import { isDueToday } from '../../../core/daily.ts';
import type { Database, Db } from '../../../core/database.ts';
import type { BackEnd } from '../backEnd.ts';
import { CarrierError, type CarrierErrorKind } from '../carrierError.ts';
import { validateAddress } from './address.ts';
import { sampleCarriers, type SampleCarrier } from './carriers.ts';
import { drawLabel } from './label/draw.ts';
import { parcelOfEstimate, parcelOfShipment } from './parcels.ts';
import { rateOf, servicesFor, type Parcel } from './price.ts';
import { findOffer, findSold, forgetAddresses, forgetOffers, keepOffers, readSold, sell } from './sold.ts';
import { sampleLabels } from './tables.ts';
import { trackingOf } from './tracking.ts';

const voidableFor = 7 * 24 * 60 * 60 * 1000;

function carriersOf(ids: string[]): SampleCarrier[] {
  const found = sampleCarriers.filter(({ carrier_id }) => ids.includes(carrier_id));
  if (found.length === 0) throw new CarrierError('refused', 'There are no such carriers.');
  return found;
}

const ratesOf = (carriers: SampleCarrier[], parcel: Parcel) =>
  carriers.flatMap((carrier) =>
    servicesFor(carrier, parcel).map((service) => rateOf(carrier, service, parcel, new Date())),
  );

/** Converts database failures to carrier failures. */
async function asCarrier<T>(kind: CarrierErrorKind, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CarrierError) throw cause;
    throw Object.assign(new CarrierError(kind, 'The bundled carriers are out of order.'), { cause });
  }
}

/** Carriers for trying the product; labels are stored in tables of their own. */
export function sampleBackEnd(database: Promise<Database>): BackEnd {
  const inDatabase = <T>(work: (db: Db) => Promise<T>, kind: CarrierErrorKind = 'unreachable') =>
    asCarrier(kind, async () => work((await database).db));
  return {
    carriers: async () => ({ carriers: sampleCarriers.map(toldOf), is_sample: true }),
    packages: async () => [
      ...new Map(
        sampleCarriers.flatMap(({ packages }) => packages).map((one) => [one.package_code, one]),
      ).values(),
    ],
    estimate: async (request) => ratesOf(carriersOf(request.carrier_ids), parcelOfEstimate(request)),
    rates: async (request, reference) =>
      inDatabase(async (db) => {
        const offers = ratesOf(
          carriersOf(request.rate_options.carrier_ids),
          parcelOfShipment(request.shipment),
        );
        if (isDueToday('offers of the bundled carriers')) await forgetOffers(db);
        return { ...(await keepOffers(db, request, reference, offers)), errors: [] };
      }),
    rate: (rateId) => inDatabase(async (db) => ({ ...(await findOffer(db, rateId)).rate, rate_id: rateId })),
    validate: async (address) => validateAddress(address),
    buy: (rateId) => inDatabase((db) => sell(db, rateId), 'unknown'),
    findLabel: (of) => inDatabase((db) => findSold(db, of)),
    label: (labelId) => inDatabase(async (db) => (await readSold(db, labelId)).label),
    file: (labelId, format) => inDatabase(async (db) => drawLabel(await readSold(db, labelId), format)),
    void: (labelId) =>
      inDatabase(async (db) => {
        const { created_date, voided_date, rate } = await readSold(db, labelId);
        const now = new Date();
        if (!voided_date && now.getTime() - created_date.getTime() > voidableFor)
          return { approved: false, message: 'Label is past the void period.' };
        await db
          .update(sampleLabels)
          .set({ voided_date: voided_date ?? now })
          .where(eq(sampleLabels.label_id, labelId));
        return { approved: true, message: voidMessages[rate.carrier_code] ?? 'This label has been voided.' };
      }, 'unknown'),
    track: (labelId) => inDatabase(async (db) => trackingOf(await readSold(db, labelId), new Date())),
    follow: async () => undefined,
    forget: (shipmentIds) => inDatabase((db) => forgetAddresses(db, shipmentIds)),
    readWebhook: async () => undefined,
  };
}

const voidMessages: Record<string, string> = {
  canada_post: 'Request for refund submitted.  This label has been voided.',
};

const toldOf = ({ carrier_id, carrier_code, nickname, services, packages, options }: SampleCarrier) => ({
  carrier_id,
  carrier_code,
  nickname,
  services: services.map(({ service_code, name, domestic, international }) => ({
    service_code,
    name,
    domestic,
    international,
  })),
  packages,
  options,
});
