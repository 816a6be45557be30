import type { Carriers } from '../../../src/schemas/shipping/carriers.ts';
import type { Amount, Rate } from '../../../src/schemas/shipping/rates.ts';

export const carrierCount = 12;
export const serviceCount = 40;

const cad = (amount: number): Amount => ({ amount: Math.round(amount * 100) / 100, currency: 'CAD' });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const idOf = (carrier: number) => `carrier-${carrier}`;
const services = upTo(serviceCount).map((index) => ({
  service_code: `service-${index}`,
  name: `Service ${index}`,
  domestic: true,
  international: true,
}));

/** The carriers of a large store, each with as many services as the largest carrier. */
export const carriers: Carriers = {
  is_sample: false,
  carriers: upTo(carrierCount).map((carrier) => ({
    carrier_id: idOf(carrier),
    carrier_code: idOf(carrier),
    nickname: `Carrier ${carrier}`,
    services,
    packages: [{ package_id: null, package_code: 'package', name: 'Package' }],
    options: [],
  })),
};

/** A rate for each service. */
export const rates: Rate[] = upTo(carrierCount * serviceCount).map((index) => {
  const carrier = Math.floor(index / serviceCount);
  const service = services[index % serviceCount];
  return {
    rate_id: null,
    carrier_id: idOf(carrier),
    carrier_code: idOf(carrier),
    carrier_nickname: `Carrier ${carrier}`,
    service_code: service?.service_code ?? '',
    service_type: service?.name ?? '',
    package_type: 'package',
    delivery_days: 1 + (index % 9),
    estimated_delivery_date: '2030-01-15T21:00:00.000Z',
    validation_status: 'valid',
    shipping_amount: cad(10 + ((index * 37) % 90)),
    insurance_amount: cad(0),
    confirmation_amount: cad(1.75),
    other_amount: cad((index % 7) * 0.45),
    warning_messages: [],
    error_messages: [],
  };
});
