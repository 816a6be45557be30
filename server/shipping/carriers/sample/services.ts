/** Prices of a service in CAD, and its limits. */
export interface SampleService {
  service_code: string;
  name: string;
  domestic: boolean;
  international: boolean;
  /** Up to one kilogram within a city. */
  base: number;
  perKilogram: number;
  perZone: number;
  /** Working days within a city, and additional days across the continent. */
  days: [least: number, more: number];
  /** Maximum weight in kilograms. */
  heaviest: number;
}

type Terms = Pick<SampleService, 'base' | 'perKilogram' | 'perZone' | 'days' | 'heaviest'>;

const domestic = (service_code: string, name: string, terms: Terms): SampleService => ({
  service_code,
  name,
  domestic: true,
  international: false,
  ...terms,
});

const crossBorder = (service_code: string, name: string, terms: Terms): SampleService => ({
  service_code,
  name,
  domestic: false,
  international: true,
  ...terms,
});

const terms = (
  base: number,
  perKilogram: number,
  perZone: number,
  days: [number, number],
  heaviest: number,
): Terms => ({ base, perKilogram, perZone, days, heaviest });

export const canadaPostServices = [
  domestic('canada_post_regular_parcel', 'Regular Parcel', terms(9.95, 0.92, 0.85, [3, 8], 30)),
  domestic('canada_post_expedited_parcel', 'Expedited Parcel', terms(11.2, 1.05, 0.95, [1, 6], 30)),
  domestic('canada_post_xpresspost', 'Xpresspost', terms(15.4, 1.9, 1.6, [1, 2], 30)),
  domestic('canada_post_priority', 'Priority', terms(24.5, 3.4, 2.9, [1, 1], 30)),
  crossBorder('canada_post_tracked_packet_usa', 'Tracked Packet USA', terms(14.8, 6.2, 0.6, [5, 5], 2)),
  crossBorder('canada_post_expedited_parcel_usa', 'Expedited Parcel USA', terms(19.6, 2.8, 1.1, [4, 5], 30)),
  crossBorder('canada_post_xpresspost_usa', 'Xpresspost USA', terms(31.5, 4.1, 1.7, [2, 2], 30)),
];

export const purolatorServices = [
  domestic('purolator_ground', 'Purolator Ground', terms(13.1, 1.02, 1.05, [1, 6], 68)),
  domestic('purolator_express', 'Purolator Express', terms(19.9, 2.2, 2.1, [1, 1], 68)),
  domestic('purolator_express1030_am', 'Purolator Express 10:30AM', terms(28.4, 2.5, 2.4, [1, 1], 68)),
  domestic('purolator_express9_am', 'Purolator Express 9AM', terms(36.9, 2.7, 2.6, [1, 0], 31)),
  crossBorder('purolator_ground_us', 'Purolator Ground U.S.', terms(23.7, 2.4, 1.3, [4, 4], 68)),
  crossBorder('purolator_express_us', 'Purolator Express U.S.', terms(42.3, 4.6, 2.2, [1, 2], 68)),
];

export const fedexServices = [
  domestic('fedex_ground', 'FedEx Ground', terms(13.6, 1.08, 1.0, [1, 6], 68)),
  domestic('fedex_2day', 'FedEx 2Day', terms(21.8, 2.0, 1.8, [2, 0], 68)),
  domestic('fedex_standard_overnight', 'FedEx Standard Overnight', terms(29.3, 2.9, 2.5, [1, 0], 68)),
  domestic('fedex_priority_overnight', 'FedEx Priority Overnight', terms(33.8, 3.2, 2.8, [1, 0], 68)),
  domestic('fedex_first_overnight', 'FedEx First Overnight', terms(58.2, 3.6, 3.1, [1, 0], 68)),
  crossBorder('fedex_ground_international', 'FedEx International Ground', terms(22.9, 2.3, 1.2, [2, 5], 68)),
  crossBorder(
    'fedex_international_economy',
    'FedEx International Economy',
    terms(41.7, 4.4, 2.0, [2, 3], 68),
  ),
  crossBorder(
    'fedex_international_priority',
    'FedEx International Priority',
    terms(52.6, 5.1, 2.4, [1, 2], 68),
  ),
];
