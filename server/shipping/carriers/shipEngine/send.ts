import { isValidPostcode } from '../../../../src/schemas/customers/postcodes.ts';
import { regions } from '../../../../src/schemas/locations/regions.ts';
import type { ShippingAddress } from '../../../../src/schemas/shipping/address.ts';
import type {
  AdvancedOptions,
  Amount,
  EstimateRequest,
  Package,
  RatesRequest,
} from '../../../../src/schemas/shipping/rates.ts';

/** Removes nulls: ShipEngine's schema allows hardly any. */
const filled = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

export const addressTo = (address: ShippingAddress) => filled(address);

const amountTo = ({ amount, currency }: Amount) => ({ amount, currency: currency.toLowerCase() });

const packageTo = ({ package_code, weight, dimensions, insured_value }: Package) => ({
  package_code,
  weight,
  ...(dimensions && { dimensions }),
  ...(insured_value && { insured_value: amountTo(insured_value) }),
});

/** dry_ice_weight is not an option on its own. */
const optionsTo = ({ dry_ice, dry_ice_weight, ...options }: AdvancedOptions) =>
  filled({ ...options, ...(dry_ice && { dry_ice, dry_ice_weight }) });

export const ratesBody = ({ rate_options, shipment }: RatesRequest, reference: string) => ({
  rate_options,
  shipment: {
    external_shipment_id: reference,
    validate_address: shipment.validate_address,
    is_return: shipment.is_return_label,
    ship_to: addressTo(shipment.ship_to),
    ship_from: addressTo(shipment.ship_from),
    confirmation: shipment.confirmation,
    insurance_provider: shipment.insurance_provider,
    advanced_options: optionsTo(shipment.advanced_options),
    packages: shipment.packages.map(packageTo),
  },
});

/** The province or state of a postal code. */
const regionOf = (country: string, postcode: string) =>
  country === 'CA' || country === 'US'
    ? regions[country].find((state) => isValidPostcode({ country, state, postcode }))
    : undefined;

export const estimateBody = ({ package_type: _, ...request }: EstimateRequest, now = new Date()) =>
  filled({
    ...request,
    from_state_province: regionOf(request.from_country_code, request.from_postal_code),
    ship_date: now.toISOString(),
  });
