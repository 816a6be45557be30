import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { NullableCents } from '../money.ts';
import { bounds } from '../repairs/repairTerms.ts';
import { taxKinds } from '../sales/taxRates.ts';
import { singleLine } from '../textPatterns.ts';
import { DeviceService, MAX_SERVICES } from '../tickets/services.ts';

export const MAX_OPTIONS = 5;
const MAX_LINES = 50;

/** Highest price of a piece and of an option before taxes, in cents. */
const MAX_PRICE = 100_000_000;
export const MAX_OPTION = 500_000_000;

/** What is done to a device: a service of the price list, a part, or something in free words. */
export const EstimateLine = Entity({
  /** Null: of a quote, whose device is not in the store yet. */
  ticket_device_id: NullableString({ format: 'uuid', names: 'ticketDevices' }),
  repair_id: NullableString({ format: 'uuid', names: 'repairs' }),
  /** A part that is needed for it, at the price of the line. */
  item_id: NullableString({ format: 'uuid', names: 'items' }),
  is_diagnosis: Type.Boolean({ default: false }),
  /** Names of the price list are set by the services. */
  name: DeviceService.properties.name,
  quantity: Type.Integer({ minimum: 1, maximum: 20, default: 1 }),
  /** Of a piece; null: that of the price list, or not known yet. */
  price: NullableCents({ maximum: MAX_PRICE }),
  /** Terms of the price list, set by the services. */
  duration: Type.String({ maxLength: bounds.duration, default: '' }),
  warranty: DeviceService.properties.warranty,
  warranty_unit: DeviceService.properties.warranty_unit,
  tax_class: DeviceService.properties.tax_class,
});
export type EstimateLine = Static<typeof EstimateLine>;

/** One of the ways to repair what is on the ticket. */
export const EstimateOption = Entity({
  name: Type.String({ ...singleLine, maxLength: 120, default: '' }),
  lines: Type.Array(EstimateLine, { default: [], maxItems: MAX_LINES }),
});
export type EstimateOption = Static<typeof EstimateOption>;

/** What an option costs, in cents. */
export const OptionAmounts = Type.Object({
  subtotal: Type.Integer(),
  taxes: Type.Array(
    Type.Object({
      kind: Type.Enum([...taxKinds]),
      /** In thousandths of a percent. */
      rate: Type.Integer(),
      name: Type.Optional(Type.String()),
      state: Type.Optional(Type.String()),
      amount: Type.Integer(),
    }),
  ),
  total: Type.Integer(),
  /** What is asked in advance. */
  deposit: Type.Integer(),
});
export type OptionAmounts = Static<typeof OptionAmounts>;

/** A service of a device, or of a quote, as a line. */
export const toLine = (
  ticket_device_id: string | null,
  { cost, ...service }: DeviceService,
): EstimateLine => ({
  ...service,
  ticket_device_id,
  item_id: null,
  quantity: 1,
  price: cost,
});

/** A line as services of its device, one for each piece. */
export const toServices = ({ price, quantity, ...line }: EstimateLine): DeviceService[] => {
  const { ticket_device_id: _, item_id: __, ...service } = line;
  return Array.from({ length: quantity }, () => ({ ...service, cost: price }));
};

/** Whether a device has more services in an option than a device may have. */
export const hasTooMany = ({ lines }: EstimateOption): boolean => {
  const pieces = new Map<string | null, number>();
  for (const { ticket_device_id: id, quantity } of lines) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return Math.max(0, ...pieces.values()) > MAX_SERVICES;
};

/** Sum of the lines in cents, without taxes. */
export const subtotalOf = ({ lines }: EstimateOption): number =>
  lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
