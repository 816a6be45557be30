import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Rate, RatesRequest } from '../../../../src/schemas/shipping/rates.ts';
import { rateTotal } from '../../../../src/schemas/shipping/rateTotal.ts';
import type { Db } from '../../../core/database.ts';
import { withoutAddress } from '../../withoutAddress.ts';
import type { CarrierLabel } from '../backEnd.ts';
import { CarrierError } from '../carrierError.ts';
import { sampleLabels, sampleRates, sampleShipments } from './tables.ts';
import type { SoldLabel } from './tracking.ts';
import { newTrackingNumber } from './trackingNumber.ts';

/** How long a rate is valid, in ms. */
const offeredFor = 24 * 60 * 60 * 1000;

/** Stores a shipment and its rates; returns them with their ids. */
export async function keepOffers(db: Db, { shipment }: RatesRequest, reference: string, offers: Rate[]) {
  const shipment_id = `sample-${randomUUID()}`;
  const rates = offers.map((rate) => ({ ...rate, rate_id: `sample-${randomUUID()}` }));
  await db.transaction(async (transaction) => {
    const added = await transaction
      .insert(sampleShipments)
      .values({ shipment_id, reference, shipment })
      .onConflictDoNothing()
      .returning({ id: sampleShipments.shipment_id });
    if (added.length === 0)
      throw new CarrierError('refused', 'There is a shipment of this reference already.');
    if (rates.length > 0)
      await transaction
        .insert(sampleRates)
        .values(rates.map((rate) => ({ rate_id: rate.rate_id, shipment_id, rate })));
  });
  return { shipment_id, rates };
}

/** The condition that no label was bought for a shipment. */
const isUnsold = (db: Db) =>
  notExists(db.select().from(sampleLabels).where(eq(sampleLabels.shipment_id, sampleShipments.shipment_id)));

/** Deletes expired rates, and shipments without a label. */
export async function forgetOffers(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - offeredFor);
  await db.delete(sampleRates).where(lt(sampleRates.created_date, oldest));
  await db.delete(sampleShipments).where(and(lt(sampleShipments.created_date, oldest), isUnsold(db)));
}

/** Returns a rate that has not expired. */
export async function findOffer(db: Db, rateId: string) {
  const [offer] = await db.select().from(sampleRates).where(eq(sampleRates.rate_id, rateId));
  if (!offer || offer.created_date.getTime() + offeredFor < Date.now())
    throw new CarrierError('missing', 'There is no such rate, or it has expired.');
  return offer;
}

/** Sells a label, once per shipment. */
export async function sell(db: Db, rateId: string): Promise<CarrierLabel> {
  const { shipment_id, rate } = await findOffer(db, rateId);
  if (rate.validation_status === 'invalid')
    throw new CarrierError('refused', rate.error_messages.join(' ') || 'The rate is not valid.');
  const [label] = await db
    .insert(sampleLabels)
    .values({
      label_id: `sample-${randomUUID()}`,
      shipment_id,
      rate_id: rateId,
      tracking_number: newTrackingNumber(rate.carrier_code),
      rate,
    })
    .onConflictDoNothing()
    .returning();
  if (!label) throw new CarrierError('refused', 'A label of this shipment was bought already.');
  return toLabel(label);
}

const toLabel = ({
  label_id,
  shipment_id,
  tracking_number,
  rate,
  voided_date,
}: typeof sampleLabels.$inferSelect) => ({
  label_id,
  shipment_id,
  tracking_number,
  cost: rateTotal(rate),
  is_voided: voided_date !== null,
});

export async function findSold(
  db: Db,
  { rateId, reference }: { rateId: string; reference: string },
): Promise<CarrierLabel | undefined> {
  const [found] = await db
    .select({ label: sampleLabels })
    .from(sampleLabels)
    .innerJoin(sampleShipments, eq(sampleShipments.shipment_id, sampleLabels.shipment_id))
    .where(or(eq(sampleLabels.rate_id, rateId), eq(sampleShipments.reference, reference)));
  return found && toLabel(found.label);
}

/** Erases addresses: sold shipments keep cost and weight, others are deleted. */
export function forgetAddresses(db: Db, shipmentIds: string[]): Promise<void> {
  const { shipment, shipment_id } = sampleShipments;
  const isAsked = inArray(shipment_id, shipmentIds);
  const [from, to] = [sql`${shipment} -> 'ship_from'`, sql`${shipment} -> 'ship_to'`];
  const without = sql`${shipment} || jsonb_build_object(
    'ship_from', ${withoutAddress(from)}, 'ship_to', ${withoutAddress(to)}, 'advanced_options', '{}'::jsonb)`;
  return db.transaction(async (transaction) => {
    await transaction.delete(sampleShipments).where(and(isAsked, isUnsold(db)));
    await transaction.update(sampleShipments).set({ shipment: without }).where(isAsked);
  });
}

export interface Sold extends SoldLabel {
  label: CarrierLabel;
  reference: string;
}

/** Returns a label with its shipment. */
export async function readSold(db: Db, labelId: string): Promise<Sold> {
  const [found] = await db
    .select({ label: sampleLabels, of: sampleShipments })
    .from(sampleLabels)
    .innerJoin(sampleShipments, eq(sampleShipments.shipment_id, sampleLabels.shipment_id))
    .where(eq(sampleLabels.label_id, labelId));
  if (!found) throw new CarrierError('missing', 'There is no such label.');
  const { shipment, reference } = found.of;
  return { ...found.label, shipment, reference, label: toLabel(found.label) };
}
