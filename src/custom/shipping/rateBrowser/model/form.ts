import type { Location } from '../../../../authProvider/session.ts';
import { countryOfRegion } from '../../../../schemas/locations/regions.ts';
import { formatPhone } from '../../../../schemas/phone.ts';
import type {
  collectCurrencies,
  collectTypes,
  confirmations,
  dryIceUnits,
  insuranceProviders,
  payers,
} from '../../../../schemas/shipping/choices.ts';
import { defaultWeight } from '../../../../schemas/shipping/choices.ts';
import type { RateBrowserDefaults } from '../props.ts';

type Text = string | null;
/** A number, the typed text if it is not one, or null. */
type Typed = number | string | null;

/** All values of both steps (contract 4 §3). */
export interface LabelForm {
  shipFrom: Location['id'] | null;
  name: Text;
  company: Text;
  phone: Text;
  addressLine1: Text;
  addressLine2: Text;
  addressLine3: Text;
  city: Text;
  state: Text;
  postalCode: Text;
  country: Text;
  isResidentialAddress: boolean;
  weightInPounds: Typed;
  weightInOz: Typed;
  packageType: Text;
  length: Typed;
  width: Typed;
  height: Typed;
  confirmation: (typeof confirmations)[number] | null;
  service: Text;
  insurance: (typeof insuranceProviders)[number];
  insuranceAmount: Typed;
  isReturn: boolean;
  returnBy: 'email' | 'download';
  email: Text;
  billToParty: (typeof payers)[number];
  billToAccount: Text;
  billToCountryCode: Text;
  billToPostalCode: Text;
  containsAlcohol: boolean;
  deliveredDutyPaid: boolean;
  nonMachinable: boolean;
  saturdayDelivery: boolean;
  dryIce: boolean;
  dryIceValue: Typed;
  dryIceUnit: (typeof dryIceUnits)[number];
  freightClass: Text;
  collectOnDelivery: boolean;
  collectOnDeliveryType: (typeof collectTypes)[number];
  collectOnDeliveryAmount: Typed;
  collectOnDeliveryCurrency: (typeof collectCurrencies)[number];
}

export type Field = keyof LabelForm;

/** Matches every package type. */
export const anyPackage = 'all';

/** Initial values (contract 4 §3, §9); a label that starts from an address has a default weight. */
export function emptyForm(start: RateBrowserDefaults, location: Location | undefined): LabelForm {
  const { ship_to } = start;
  const measure = ship_to ? 0 : null;
  return {
    shipFrom: location?.id ?? null,
    name: ship_to?.name ?? null,
    company: ship_to?.company_name ?? null,
    phone: ship_to?.phone ? formatPhone(ship_to.phone) : null,
    addressLine1: ship_to?.address_line1 ?? null,
    addressLine2: ship_to?.address_line2 ?? null,
    addressLine3: ship_to?.address_line3 ?? null,
    city: ship_to?.city_locality ?? null,
    state: ship_to?.state_province ?? null,
    postalCode: ship_to?.postal_code ?? null,
    country: ship_to?.country_code ?? countryOfRegion(ship_to?.state_province) ?? 'CA',
    isResidentialAddress: ship_to?.address_residential_indicator === 'yes',
    weightInPounds: ship_to ? defaultWeight : null,
    weightInOz: 0,
    packageType: anyPackage,
    length: measure,
    width: measure,
    height: measure,
    confirmation: 'none',
    service: null,
    insurance: 'none',
    insuranceAmount: null,
    isReturn: start.is_return ?? false,
    returnBy: 'email',
    email: start.email ?? null,
    billToParty: 'carrier',
    billToAccount: null,
    billToCountryCode: 'CA',
    billToPostalCode: null,
    containsAlcohol: false,
    deliveredDutyPaid: false,
    nonMachinable: false,
    saturdayDelivery: false,
    dryIce: false,
    dryIceValue: null,
    dryIceUnit: 'ounce',
    freightClass: null,
    collectOnDelivery: false,
    collectOnDeliveryType: 'any',
    collectOnDeliveryAmount: null,
    collectOnDeliveryCurrency: 'cad',
  };
}
