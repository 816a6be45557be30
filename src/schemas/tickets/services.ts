import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';
import { NullableCents, toCents } from '../money.ts';
import { bounds, longWarrantyUnit } from '../repairs/repairTerms.ts';
import type { Repair } from '../repairs/repairs.ts';
import { taxClasses } from '../sales/taxRates.ts';
import { singleLine } from '../textPatterns.ts';

export const MAX_SERVICES = 50;

/** A title with the name of its product. */
const MAX_NAME = 2 * bounds.title + 10;

/**
 * A service agreed for a device. Names and terms of the price list are set by the services when it is added, and kept;
 * one without `repair_id` is in free words, or the diagnosis of an unknown fault.
 */
export const DeviceService = Entity({
  repair_id: NullableString({ format: 'uuid', names: 'repairs' }),
  is_diagnosis: Type.Boolean({ default: false }),
  name: Type.String({ ...singleLine, maxLength: MAX_NAME, default: '' }),
  /** Null: call for quote. */
  cost: NullableCents(),
  duration: Type.String({ maxLength: bounds.duration, default: '' }),
  warranty: Nullable('integer', { minimum: -1, maximum: bounds.warranty, default: null }),
  warranty_unit: NullableString({ maxLength: 20 }),
  tax_class: Type.Enum([...taxClasses], { default: 'STANDARD' }),
});
export type DeviceService = Static<typeof DeviceService>;

export const DeviceServices = Type.Array(DeviceService, { default: [], maxItems: MAX_SERVICES });

/** Sum in cents, and whether some of the services have no price yet. */
export function costOf(services: readonly Pick<DeviceService, 'cost'>[]) {
  return {
    cost: services.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    isOpen: services.some(({ cost }) => cost === null),
  };
}

/** A service in free words without a price. */
export const newService: DeviceService = {
  repair_id: null,
  is_diagnosis: false,
  name: '',
  cost: null,
  duration: '',
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD',
};

interface Listed extends Pick<Repair, 'title' | 'cost' | 'duration' | 'warranty' | 'warranty_unit'> {
  id: string | null;
  product: { name?: string } | null;
  tax_class?: Repair['tax_class'] | null;
}

/** The name of a service with its product. */
const serviceName = (product: string | undefined, title: string) =>
  product ? `${product} – ${title}` : title;

/** A service of the price list, as a device gets it. */
export const toService = ({ id, title, product, cost, tax_class, ...terms }: Listed): DeviceService => ({
  repair_id: id,
  is_diagnosis: false,
  name: serviceName(product?.name, title),
  cost: cost === null ? null : toCents(cost),
  duration: terms.duration,
  warranty: terms.warranty,
  warranty_unit: longWarrantyUnit(terms.warranty_unit),
  tax_class: tax_class ?? 'STANDARD',
});
