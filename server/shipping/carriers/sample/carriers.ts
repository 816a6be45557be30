import type { Carrier } from '../../../../src/schemas/shipping/carriers.ts';
import { canadaPostServices, fedexServices, purolatorServices, type SampleService } from './services.ts';

export interface SampleCarrier extends Omit<Carrier, 'services'> {
  services: SampleService[];
  /** Price of each delivery confirmation, in CAD; those missing are not offered. */
  confirmations: Partial<Record<string, number>>;
  /** Price per hundred dollars of insurance, in CAD. */
  insurance: number;
}

const packages = (...names: [code: string, name: string][]) =>
  names.map(([package_code, name]) => ({ package_id: null, package_code, name }));

const options = (...names: string[]) => names.map((name) => ({ name }));

const payers = ['bill_to_account', 'bill_to_country_code', 'bill_to_party', 'bill_to_postal_code'];

/** The bundled sample carriers; codes of services and packages are those of ShipEngine. */
export const sampleCarriers: SampleCarrier[] = [
  {
    carrier_id: 'sample-canada-post',
    carrier_code: 'canada_post',
    nickname: 'Canada Post (sample)',
    services: canadaPostServices,
    packages: packages(['package', 'Package'], ['thick_envelope', 'Thick Envelope'], ['tube', 'Tube']),
    options: options('non_machinable', 'collect_on_delivery', 'delivered_duty_paid'),
    confirmations: { none: 0, delivery: 0, signature: 1.75, adult_signature: 4.75 },
    insurance: 2.75,
  },
  {
    carrier_id: 'sample-purolator',
    carrier_code: 'purolator_ca',
    nickname: 'Purolator (sample)',
    services: purolatorServices,
    packages: packages(
      ['package', 'Package'],
      ['purolator_express_envelope', 'Express Envelope'],
      ['purolator_express_pack', 'Express Pack'],
      ['purolator_express_box', 'Express Box'],
    ),
    options: options(...payers, 'saturday_delivery', 'collect_on_delivery', 'delivered_duty_paid'),
    confirmations: { none: 0, signature: 0, adult_signature: 6.5 },
    insurance: 2.25,
  },
  {
    carrier_id: 'sample-fedex',
    carrier_code: 'fedex',
    nickname: 'FedEx (sample)',
    services: fedexServices,
    packages: packages(
      ['package', 'Package'],
      ['fedex_envelope_onerate', 'FedEx Envelope'],
      ['fedex_pak_onerate', 'FedEx Pak'],
      ['fedex_medium_box_onerate', 'FedEx Medium Box'],
      ['fedex_tube_onerate', 'FedEx Tube'],
    ),
    options: options(
      ...payers,
      'contains_alcohol',
      'delivered_duty_paid',
      'non_machinable',
      'saturday_delivery',
      'dry_ice',
      'dry_ice_weight',
      'freight_class',
      'collect_on_delivery',
    ),
    confirmations: { none: 0, delivery: 0, signature: 5.95, adult_signature: 7.45 },
    insurance: 1.5,
  },
];
