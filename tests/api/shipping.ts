import type { ShippingAddress } from '../../src/schemas/shipping/address.ts';
import type {
  EstimateRequest,
  Rate,
  RatesRequest,
  ShipmentRequest,
} from '../../src/schemas/shipping/rates.ts';
import type { TestApp, TestStore } from './support.ts';

export const shippingAddress = (values: Partial<ShippingAddress> = {}): ShippingAddress => ({
  name: 'Zoé Müller',
  phone: null,
  company_name: null,
  address_line1: '350 Rue Saint-Paul Est',
  address_line2: null,
  address_line3: null,
  city_locality: 'Montréal',
  state_province: 'QC',
  postal_code: 'H2Y 1H2',
  country_code: 'CA',
  address_residential_indicator: 'unknown',
  ...values,
});

const shopAddress = (values: Partial<ShippingAddress> = {}): ShippingAddress =>
  shippingAddress({
    name: 'First Repairs',
    address_line1: '110 Laurier Avenue West',
    city_locality: 'Ottawa',
    state_province: 'ON',
    postal_code: 'K1P 1J1',
    ...values,
  });

const sampleCarrierIds = ['sample-canada-post', 'sample-purolator', 'sample-fedex'];

export const estimateRequest = (values: Partial<EstimateRequest> = {}): EstimateRequest => ({
  carrier_ids: sampleCarrierIds,
  from_country_code: 'CA',
  from_postal_code: 'K1P 1J1',
  to_country_code: 'CA',
  to_postal_code: 'H2Y 1H2',
  to_state_province: 'QC',
  to_city_locality: 'Montréal',
  weight: { value: 2, unit: 'pound' },
  dimensions: { length: 10, width: 8, height: 4, unit: 'inch' },
  confirmation: 'none',
  address_residential_indicator: 'unknown',
  package_type: 'all',
  ...values,
});

export const ratesRequest = (
  shipment: Partial<ShipmentRequest> = {},
  carrier_ids = sampleCarrierIds,
): RatesRequest => ({
  rate_options: { carrier_ids, calculate_tax_amount: false },
  shipment: {
    is_return_label: false,
    service_code: 'canada_post_expedited_parcel',
    ship_to: shippingAddress(),
    ship_from: shopAddress(),
    insurance_provider: 'none',
    packages: [
      {
        package_code: 'package',
        weight: { value: 2, unit: 'pound' },
        dimensions: { length: 10, width: 8, height: 4, unit: 'inch' },
      },
    ],
    validate_address: 'no_validation',
    confirmation: 'none',
    advanced_options: {},
    ...shipment,
  },
});

/** Requests the rates of a new shipment. */
export async function requestRates(
  { ask, store }: Pick<TestApp, 'ask' | 'store'>,
  body: RatesRequest = ratesRequest(),
  owner: TestStore = store,
): Promise<(Rate & { rate_id: string })[]> {
  const { json } = await ask('STORE_OWNER', 'POST', '/dc/rates', { body, store: owner });
  return json.rate_response.rates;
}
