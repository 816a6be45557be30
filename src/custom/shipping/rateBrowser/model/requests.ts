import type { Location } from '../../../../authProvider/session.ts';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { EstimateRequest, RatesRequest } from '../../../../schemas/shipping/rates.ts';
import type { RateBrowserDefaults } from '../props.ts';
import { routeOf } from './addresses.ts';
import { anyPackage, type LabelForm } from './form.ts';
import { dimensionsOf, weightOf } from './measures.ts';
import { advancedOptionsOf } from './options.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** The first step's request to all carriers (contract 4 §7). */
export function toEstimateRequest(form: LabelForm, location: Location, carriers: Carrier[]): EstimateRequest {
  const { ship_from, ship_to } = routeOf(form, location);
  return {
    carrier_ids: carriers.map(({ carrier_id }) => carrier_id),
    from_country_code: ship_from.country_code,
    from_postal_code: ship_from.postal_code,
    from_city_locality: ship_from.city_locality,
    to_country_code: ship_to.country_code,
    to_postal_code: ship_to.postal_code,
    to_state_province: ship_to.state_province,
    to_city_locality: ship_to.city_locality,
    weight: weightOf(form),
    dimensions: dimensionsOf(form),
    confirmation: form.confirmation ?? 'none',
    address_residential_indicator: ship_to.address_residential_indicator,
    package_type: form.packageType ?? anyPackage,
  };
}

/** The second step's request to the chosen carrier; the address is sent as chosen, whatever its validation found. */
export function toRatesRequest(
  form: LabelForm,
  location: Location,
  carrier: Carrier,
  { customer_id = null, appointment_id = null, order_id = null }: RateBrowserDefaults,
): RatesRequest {
  const route = routeOf(form, location);
  const dimensions = dimensionsOf(form);
  const isMeasured = dimensions.length > 0 || dimensions.width > 0 || dimensions.height > 0;
  const insured_value =
    form.insurance === 'none'
      ? null
      : {
          amount: numberOrZero(form.insuranceAmount),
          currency: route.ship_from.country_code === 'US' ? 'USD' : 'CAD',
        };
  return {
    rate_options: { carrier_ids: [carrier.carrier_id], calculate_tax_amount: false },
    shipment: {
      is_return_label: form.isReturn,
      service_code: form.service ?? '',
      ...route,
      insurance_provider: form.insurance,
      packages: [
        {
          package_code: form.packageType ?? '',
          weight: weightOf(form),
          dimensions: isMeasured ? dimensions : null,
          insured_value,
        },
      ],
      validate_address: 'no_validation',
      confirmation: form.confirmation ?? 'none',
      advanced_options: advancedOptionsOf(form, carrier),
    },
    about: { location_id: location.id, customer_id, appointment_id, order_id },
  };
}
