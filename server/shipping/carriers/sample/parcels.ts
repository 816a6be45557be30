import type { EstimateRequest, ShipmentRequest } from '../../../../src/schemas/shipping/rates.ts';
import type { Parcel } from './price.ts';

export const parcelOfEstimate = (request: EstimateRequest): Parcel => ({
  from: { country_code: request.from_country_code, postal_code: request.from_postal_code },
  to: { country_code: request.to_country_code, postal_code: request.to_postal_code },
  weight: request.weight,
  dimensions: request.dimensions,
  package_code: request.package_type,
  confirmation: request.confirmation,
  isResidential: request.address_residential_indicator === 'yes',
  insured: undefined,
  options: {},
});

export function parcelOfShipment(shipment: ShipmentRequest): Parcel {
  const [pack] = shipment.packages;
  return {
    from: shipment.ship_from,
    to: shipment.ship_to,
    weight: pack?.weight ?? { value: 1, unit: 'pound' },
    dimensions: pack?.dimensions ?? null,
    package_code: pack?.package_code ?? 'package',
    confirmation: shipment.confirmation,
    isResidential: shipment.ship_to.address_residential_indicator === 'yes',
    insured: insuredBy.has(shipment.insurance_provider) ? (pack?.insured_value ?? undefined) : undefined,
    options: shipment.advanced_options,
  };
}

/** Insurance paid with the label; other providers are paid by the sender. */
const insuredBy = new Set<string>(['shipsurance', 'carrier']);
