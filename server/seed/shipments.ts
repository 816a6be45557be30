import { and, asc, eq } from 'drizzle-orm';
import type { ShippingAddress } from '../../src/schemas/shipping/address.ts';
import { shippingAddressOf } from '../../src/schemas/shipping/customerAddress.ts';
import type { RatesRequest, ShipmentRequest } from '../../src/schemas/shipping/rates.ts';
import { rateTotal } from '../../src/schemas/shipping/rateTotal.ts';
import { dayIn } from '../../src/schemas/days.ts';
import type { Db } from '../core/database.ts';
import {
  newTrackingNumber,
  parcelOfShipment,
  rateOf,
  rateRequests,
  rates,
  sampleCarriers,
  sampleLabels,
  sampleRates,
  sampleShipments,
  servicesFor,
  shipments,
  trackingEvents,
  trackingOf,
} from '../shipping/index.ts';
import { addresses } from '../customers/index.ts';
import { locations } from '../locations/index.ts';
import type { Appointment } from './appointments.ts';
import type { DemoStore } from './data/stores.ts';
import { insert } from './insert.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

const HOUR = 3_600_000;

type Address = typeof addresses.$inferSelect;
type Location = typeof locations.$inferSelect;

interface ShipmentSources {
  store: DemoStore;
  addresses: Address[];
  locations: Location[];
  /** Appointments whose device was sent by mail. */
  mailedIn: Appointment[];
  now: Date;
}

/** Adds shipments of the last weeks, with labels sold and tracked by the bundled carriers. */
export async function addShipments(
  db: Db,
  store: DemoStore,
  booked: Appointment[],
  now: Date,
): Promise<void> {
  const store_id = storeIdOf(store);
  const sources: ShipmentSources = {
    store,
    now,
    addresses: await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.store_id, store_id), eq(addresses.is_default, true)))
      .orderBy(asc(addresses.id)),
    locations: await db
      .select()
      .from(locations)
      .where(eq(locations.store_id, store_id))
      .orderBy(locations.id),
    mailedIn: booked.filter(
      ({ type, delivery_method, is_voided }) =>
        type === 'APPOINTMENT' && delivery_method === 'MAIL_IN' && !is_voided,
    ),
  };
  const sent = Array.from({ length: store.counts.shipments }, (_, index) => buildShipment(sources, index));
  await insert(
    db,
    sampleShipments,
    sent.map(({ sampleShipment }) => sampleShipment),
  );
  await insert(
    db,
    sampleRates,
    sent.map(({ sampleRate }) => sampleRate),
  );
  await insert(
    db,
    sampleLabels,
    sent.map(({ sampleLabel }) => sampleLabel),
  );
  await insert(
    db,
    rateRequests,
    sent.map(({ rateRequest }) => rateRequest),
  );
  await insert(
    db,
    rates,
    sent.map(({ rate }) => rate),
  );
  await insert(
    db,
    shipments,
    sent.map(({ shipment }) => shipment),
  );
  await insert(
    db,
    trackingEvents,
    sent.flatMap(({ events }) => events),
  );
}

function buildShipment(
  { store, addresses: homes, locations: places, mailedIn, now }: ShipmentSources,
  index: number,
) {
  const name = `${store.key}/shipment/${index}`;
  const random = new Random(name);
  const booking = index % 3 === 0 ? mailedIn[index / 3] : undefined;
  const home = homes.find(({ customer_id }) => customer_id === booking?.customer_id) ?? random.pick(homes);
  const place = places.find(({ id }) => id === booking?.location_id) ?? random.pick(places.slice(0, 3));
  const is_return = booking !== undefined && index % 2 === 0;
  const [customer, shop] = [ofCustomer(home), ofLocation(store, place)];
  // With a postal code ending in 9, the bundled carriers report an exception.
  if (index === 7) customer.postal_code = customer.postal_code.replace(/.$/, '9');
  const parcel: ShipmentRequest['packages'][number] = {
    package_code: 'package',
    weight: { value: random.integer(1, 6), unit: 'pound' },
    dimensions: { length: random.integer(6, 14), width: random.integer(4, 9), height: 4, unit: 'inch' },
  };
  const request: ShipmentRequest = {
    is_return_label: is_return,
    service_code: 'all',
    ship_to: is_return ? shop : customer,
    ship_from: is_return ? customer : shop,
    insurance_provider: 'none',
    packages: [parcel],
    validate_address: 'no_validation',
    confirmation: random.pick(['none', 'none', 'signature'] as const),
    advanced_options: {},
  };
  const carrier = random.pick(sampleCarriers);
  const asked = parcelOfShipment(request);
  const service = random.pick(servicesFor(carrier, asked));
  const [shipment_id, rate_id, label_id] = (['shipment', 'rate', 'label'] as const).map(
    (what) => `sample-${uuidOf(`${name}/${what}`)}`,
  ) as [string, string, string];
  const created_date = new Date(now.getTime() - (2 + 15 * index + random.integer(0, 12)) * HOUR);
  const isVoided = index === 5 || index === 14;
  const rate = { ...rateOf(carrier, service, asked, created_date), rate_id };
  const own = { ...request, service_code: service.service_code };
  const sold = {
    tracking_number: newTrackingNumber(carrier.carrier_code),
    rate,
    created_date,
    voided_date: isVoided ? new Date(created_date.getTime() + HOUR) : null,
  };
  const { status, events } = trackingOf({ ...sold, shipment: own }, now);
  const moved_date = new Date(events.at(-1)?.occurred_at ?? created_date);
  const about = {
    location_id: place.id,
    customer_id: booking?.customer_id ?? home.customer_id,
    appointment_id: booking?.id ?? null,
  };
  const rateRequest: RatesRequest = {
    rate_options: { carrier_ids: [carrier.carrier_id], calculate_tax_amount: false },
    shipment: own,
    about,
  };
  const store_id = storeIdOf(store);
  const dates = { created_date, modified_date: created_date };
  const reference = uuidOf(`${name}/request`);
  const shipmentId = uuidOf(name);
  return {
    events: events.map((event) => ({
      store_id,
      shipment_id: shipmentId,
      ...event,
      occurred_at: new Date(event.occurred_at),
    })),
    sampleShipment: { shipment_id, reference, shipment: own, created_date },
    sampleRate: { rate_id, shipment_id, rate, created_date },
    sampleLabel: { label_id, shipment_id, rate_id, ...sold },
    rateRequest: { id: reference, store_id, shipment_id, request: rateRequest, ...dates },
    rate: { store_id, rate_id, request_id: reference, rate, rated_date: created_date },
    shipment: {
      id: shipmentId,
      store_id,
      shipment_id,
      carrier_id: carrier.carrier_id,
      carrier_code: carrier.carrier_code,
      service_code: service.service_code,
      service_type: service.name,
      rate_id,
      label_id,
      tracking_number: sold.tracking_number,
      ship_date: dayIn(store.timezone, created_date),
      shipment_status: 'label_purchased' as const,
      is_return,
      is_voided: isVoided,
      void_message: isVoided ? 'Request for refund submitted. This label has been voided.' : null,
      recipient: own.ship_to.name,
      ship_from: own.ship_from,
      ship_to: own.ship_to,
      total_weight: parcel.weight,
      packages: own.packages,
      confirmation: own.confirmation,
      insurance_provider: own.insurance_provider,
      advanced_options: own.advanced_options,
      total: rateTotal(rate),
      ...about,
      tracking_status: status,
      moved_date,
      delivered_date: status === 'delivered' ? moved_date : null,
      ...dates,
    },
  };
}

const ofCustomer = (one: Address): ShippingAddress => ({
  ...shippingAddressOf(one),
  address_residential_indicator: 'yes',
});

const ofLocation = (store: DemoStore, one: Location): ShippingAddress => ({
  name: one.location_name,
  phone: one.phone,
  company_name: store.business_name,
  address_line1: one.address_1,
  address_line2: one.address_2,
  address_line3: null,
  city_locality: one.city,
  state_province: one.state,
  postal_code: one.postcode,
  country_code: one.country,
  address_residential_indicator: 'no',
});
