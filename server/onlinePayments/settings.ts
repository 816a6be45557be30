import { eq } from 'drizzle-orm';
import type {
  NewOnlinePaymentSettings,
  OnlinePaymentSettings,
} from '../../src/schemas/onlinePayments/settings.ts';
import { addressProblem } from '../../src/schemas/onlinePayments/settings.ts';
import type { PaymentProviderName } from '../../src/schemas/onlinePayments/states.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { readStore } from '../store/index.ts';
import type { PaymentProvider } from './providers/paymentProvider.ts';
import { sampleProvider } from './providers/sample.ts';
import { stripeProvider } from './providers/stripe.ts';
import { onlinePaymentSettings } from './tables.ts';

/** What payments by link depend on. */
export type PaymentServices = Pick<Services, 'secrets' | 'settings' | 'originOf' | 'notify'>;

const about = (scope: Scope, name: 'key' | 'webhook_secret') => `${scope.store.id} payments ${name}`;

export async function readStored(scope: Scope) {
  const { way, address, key, webhook_secret } = onlinePaymentSettings;
  const [row] = await scope.select(onlinePaymentSettings, { way, address, key, webhook_secret });
  return row ?? { way: 'OFF' as const, address: '', key: null, webhook_secret: null };
}

/** Returns a provider with the store's keys; undefined if it has none. Keys of an older SECRETS_KEY are encrypted anew. */
export async function providerOf(
  { secrets, settings }: Pick<PaymentServices, 'secrets' | 'settings'>,
  scope: Scope,
  name: PaymentProviderName,
): Promise<PaymentProvider | undefined> {
  if (name === 'SAMPLE') return settings.firebase.isEmulated ? sampleProvider(scope) : undefined;
  const stored = await readStored(scope);
  const open = async (property: 'key' | 'webhook_secret') => {
    const value = stored[property];
    const opened = value === null ? undefined : secrets.open(value, about(scope, property));
    if (value && opened && !secrets.isCurrent(value))
      await scope.update(
        onlinePaymentSettings,
        { [property]: secrets.seal(opened, about(scope, property)) },
        eq(onlinePaymentSettings.store_id, scope.store.id),
      );
    return opened;
  };
  const key = await open('key');
  if (!key) return undefined;
  return stripeProvider({
    url: settings.stripeUrl,
    key,
    webhookSecret: (await open('webhook_secret')) ?? '',
  });
}

export const webhookPath = (storeId: string): string => `/dc/store/${storeId}/webhooks/payments`;

/** Returns the settings as people see them. */
export async function readSettings(
  { secrets, settings, originOf }: PaymentServices,
  scope: Scope,
): Promise<OnlinePaymentSettings> {
  const { way, address, ...stored } = await readStored(scope);
  const endOf = (property: 'key' | 'webhook_secret') => {
    const value = stored[property];
    return value === null ? null : (secrets.open(value, about(scope, property))?.slice(-4) ?? '????');
  };
  const { domain } = await readStore(scope);
  return {
    way,
    address,
    key_end: endOf('key'),
    webhook_end: endOf('webhook_secret'),
    webhook_url: `${originOf(domain)}${webhookPath(scope.store.id)}`,
    keeps_keys: secrets.isEncrypting,
    has_sample: settings.firebase.isEmulated,
  };
}

/** Stores the settings; a key that is not sent stays. */
export function saveSettings(
  services: PaymentServices,
  scope: Scope,
  by: string,
  { way, address, ...sent }: NewOnlinePaymentSettings,
): Promise<OnlinePaymentSettings> {
  const { secrets } = services;
  return scope.transaction(async (own) => {
    await own.alone('online payment settings');
    const stored = await readStored(own);
    const seal = (property: 'key' | 'webhook_secret') => {
      const value = sent[property];
      if (value === undefined) return stored[property];
      return value === '' ? null : secrets.seal(value, about(own, property));
    };
    const next = {
      way,
      address: address?.trim() ?? stored.address,
      key: seal('key'),
      webhook_secret: seal('webhook_secret'),
    };
    const errors = errorsOf(services, next, sent);
    if (errors.length > 0) throw invalid(errors);
    await own.insert(onlinePaymentSettings, [{ ...next, modified_by: by, modified_date: new Date() }], {
      overwrite: {
        target: [],
        keys: ['way', 'address', 'key', 'webhook_secret', 'modified_by', 'modified_date'],
      },
    });
    return readSettings(services, own);
  });
}

function errorsOf(
  { secrets, settings }: Pick<PaymentServices, 'secrets' | 'settings'>,
  { way, address, key, webhook_secret }: Awaited<ReturnType<typeof readStored>>,
  sent: Pick<NewOnlinePaymentSettings, 'key' | 'webhook_secret'>,
) {
  const problem = way === 'ADDRESS' ? addressProblem(address) : undefined;
  if (problem) return [{ path: '/address', code: problem }];
  if (way === 'SAMPLE' && !settings.firebase.isEmulated) return [{ path: '/way', code: 'not_here' }];
  if ((sent.key || sent.webhook_secret) && !secrets.isEncrypting)
    return [{ path: '/key', code: 'no_secrets_key' }];
  if (way !== 'STRIPE') return [];
  return [
    ...(key === null ? [{ path: '/key', code: 'required' }] : []),
    ...(webhook_secret === null ? [{ path: '/webhook_secret', code: 'required' }] : []),
  ];
}
