import type { Database } from '../../core/database.ts';
import type { Settings } from '../../settings.ts';
import { sampleProvider, type SmsOutbox } from './sample.ts';
import type { SmsProvider } from './smsProvider.ts';
import { twilioProvider } from './twilio.ts';

declare module '../../core/services.ts' {
  interface Services {
    sms: SmsProvider;
  }
}

/** Twilio if an account is configured; otherwise text messages are kept in the outbox. */
export function createSmsProvider(
  { twilio }: Pick<Settings, 'twilio'>,
  database: Promise<Database>,
): { sms: SmsProvider; smsOutbox: SmsOutbox | undefined } {
  if (twilio.accountSid) return { sms: twilioProvider(twilio), smsOutbox: undefined };
  const outbox = sampleProvider(database);
  return { sms: outbox, smsOutbox: outbox };
}
