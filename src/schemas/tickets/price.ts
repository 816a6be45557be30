import { noDiscount, priceOrder, type OrderAmounts } from '../sales/price.ts';
import { taxRatesFor, type TaxRules } from '../sales/placeOfSupply.ts';
import type { DeviceService } from './services.ts';

const supply = {
  delivery: 'HANDED_OVER',
  tax_class: 'STANDARD',
  shipping_address: null,
} as const;

/** The amounts of services with the taxes of a place on a day, none of an exempt customer; those without a price yet count as 0. */
export const priceServices = (
  services: readonly Pick<DeviceService, 'cost' | 'tax_class'>[],
  rules: TaxRules | undefined,
  day: string,
  is_tax_exempt = false,
): OrderAmounts =>
  priceOrder(
    {
      ...noDiscount,
      lines: services.map(({ cost, tax_class }) => ({
        kind: 'REPAIR' as const,
        tax_class,
        quantity: 1,
        unit_price: cost ?? 0,
        discount_kind: 'AMOUNT' as const,
        discount: 0,
      })),
    },
    rules ? taxRatesFor({ ...supply, is_tax_exempt }, rules, day) : [],
  );
