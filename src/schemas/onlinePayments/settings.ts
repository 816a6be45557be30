import { Type, type Static } from 'typebox';
import { right } from '../can.ts';
import { Entity, NullableString } from '../common.ts';
import type { Model } from '../model.ts';

/** How customers pay by a link: not at all, at an address of the store, or at a provider. */
export const paymentWays = ['OFF', 'ADDRESS', 'STRIPE', 'SAMPLE'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** What an address may contain: the amount as 12.50, and the number of the ticket. */
const addressPlaceholders = ['amount', 'number'] as const;

const Address = Type.String({ maxLength: 500 });
/** Printable ASCII without spaces. */
const Secret = Type.String({ maxLength: 300, pattern: String.raw`^[\x21-\x7e]*$` });

/** The settings of online payments as they are read; keys are never returned. */
export const OnlinePaymentSettings = Entity({
  way: Type.Enum([...paymentWays]),
  address: Address,
  /** The last characters of the stored keys; null: none is stored. */
  key_end: NullableString(),
  webhook_end: NullableString(),
  /** The address that Stripe reports to. */
  webhook_url: Type.String(),
  /** Keys can be stored: the services have a key that encrypts them. */
  keeps_keys: Type.Boolean(),
  /** The bundled provider can be chosen. */
  has_sample: Type.Boolean(),
});
export type OnlinePaymentSettings = Static<typeof OnlinePaymentSettings>;

export const NewOnlinePaymentSettings = Entity({
  way: Type.Enum([...paymentWays]),
  address: Type.Optional(Address),
  /** Replaces the stored key; absent: it stays; empty: it is removed. */
  key: Type.Optional(Secret),
  webhook_secret: Type.Optional(Secret),
});
export type NewOnlinePaymentSettings = Static<typeof NewOnlinePaymentSettings>;

/** Returns what is wrong with an address: `url` unless it is https, `placeholder` for an unknown one. */
export function addressProblem(address: string): 'required' | 'url' | 'placeholder' | undefined {
  if (!address.trim()) return 'required';
  const names = [...address.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  if (names.some((name) => !addressPlaceholders.some((one) => one === name))) return 'placeholder';
  const filled = fillAddress(address, { amount: 100, number: 1 });
  return URL.canParse(filled) && new URL(filled).protocol === 'https:' ? undefined : 'url';
}

/** Returns the address for an amount in cents. */
export const fillAddress = (
  address: string,
  { amount, number }: { amount: number; number: number },
): string =>
  address
    .trim()
    .replaceAll('{amount}', (amount / 100).toFixed(2))
    .replaceAll('{number}', String(number));

export const onlinePaymentSettings = {
  name: 'onlinePaymentSettings',
  service: 'store',
  access: { one: right('VIEW_STORE_SETTINGS'), update: right('EDIT_STORE_SETTINGS') },
} as const satisfies Pick<Model, 'name' | 'service' | 'access'>;
