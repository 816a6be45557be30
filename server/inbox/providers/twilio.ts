import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReportedState } from '../../../src/schemas/inbox/states.ts';
import { serverTimeouts } from '../../../src/schemas/timeouts.ts';
import {
  SmsError,
  type SignedRequest,
  type Sms,
  type SmsProvider,
  type SmsStatus,
  type SmsWebhook,
} from './smsProvider.ts';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  url: string;
}

interface TwilioMessage {
  sid: string;
  status: string;
  error_code?: number | null;
  body?: string;
  date_created?: string | null;
}

/** Twilio's code of a number that replied STOP. */
const BLOCKED = '21610';

const second = 1000;
const minute = 60 * second;
/** Twilio's clock and ours may differ. */
const clockSkew = 30 * second;

/** Twilio's Programmable Messaging over its REST API of 2010-04-01 (Messages resource, webhooks with X-Twilio-Signature). */
export function twilioProvider({ accountSid, authToken, url }: TwilioSettings): SmsProvider {
  const base = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  const ask = async (path: string, isRead: boolean, signal?: AbortSignal, body?: URLSearchParams) => {
    const limit = AbortSignal.timeout(serverTimeouts.carrier);
    try {
      const response = await fetch(`${base}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, accept: 'application/json' },
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body && { body }),
      });
      const json = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
      if (response.ok && json) return json;
      throw failureOf(response.status, json, isRead);
    } catch (error) {
      if (error instanceof SmsError) throw error;
      throw new SmsError(isRead ? 'temporary' : 'unknown');
    }
  };

  return {
    pauses: [minute, 10 * minute, 60 * minute, 6 * 60 * minute],

    send: async ({ from, to, text }, { statusUrl, signal }) => {
      const body = new URLSearchParams({ From: from, To: to, Body: text, StatusCallback: statusUrl });
      return toStatus((await ask('/Messages.json', false, signal, body)) as unknown as TwilioMessage);
    },

    status: async (id, signal) => {
      try {
        const found = await ask(`/Messages/${encodeURIComponent(id)}.json`, true, signal);
        return toStatus(found as unknown as TwilioMessage);
      } catch (error) {
        if (error instanceof SmsError && error.failure === 'refused') return undefined;
        throw error;
      }
    },

    search: async ({ from, to, text }, since, signal) => {
      const start = new Date(since.getTime() - clockSkew);
      const query = new URLSearchParams({ From: from, To: to, PageSize: '100' });
      query.set('DateSent>', start.toISOString().slice(0, 10));
      const { messages } = await ask(`/Messages.json?${query}`, true, signal);
      if (!Array.isArray(messages)) return [];
      return (messages as TwilioMessage[])
        .filter((one) => one.body === text && new Date(one.date_created ?? 0) >= start)
        .toReversed()
        .map(toStatus);
    },

    readWebhook: (request) => readSigned(request, authToken),
  };
}

const states: Record<string, ReportedState> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'FAILED',
  failed: 'FAILED',
  canceled: 'FAILED',
};

function toStatus({ sid, status, error_code }: TwilioMessage): SmsStatus {
  if (typeof sid !== 'string') throw new SmsError('unknown');
  const state = states[status];
  return { id: sid, ...(state && { state }), ...(error_code && { detail: String(error_code) }) };
}

/** Twilio took nothing if it answers 4xx; 5xx and broken connections leave it open. */
function failureOf(status: number, json: Record<string, unknown> | undefined, isRead: boolean): SmsError {
  const detail = typeof json?.code === 'number' ? String(json.code) : String(status);
  if (detail === BLOCKED) return new SmsError('refused', 'stopped');
  if (status === 429) return new SmsError('temporary', detail);
  if (status >= 400 && status < 500) return new SmsError('refused', detail);
  return new SmsError(isRead ? 'temporary' : 'unknown', detail);
}

/** The words that Twilio confirms without being told so, of English only; it blocks, and unblocks, the number by them. */
const standardKeywords =
  /^\s*(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout|start|yes|unstop)\s*$/i;

/** Whether Twilio has confirmed a message: a standard keyword, or one of its Advanced Opt-Out, which the webhook names. */
const isAnswered = (text: string, optOutType: string): boolean =>
  optOutType === 'STOP' || optOutType === 'START' || standardKeywords.test(text);

/** The signature is the HMAC-SHA1 of the address and all parameters, in the order of their names. */
export const twilioSignature = (token: string, url: string, parameters: URLSearchParams): string =>
  createHmac('sha1', token)
    .update(
      url +
        [...parameters]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .flat()
          .join(''),
    )
    .digest('base64');

function readSigned({ url, headers, body }: SignedRequest, token: string): SmsWebhook | undefined {
  const parameters = new URLSearchParams(body.toString());
  const expected = Buffer.from(twilioSignature(token, url, parameters));
  const given = Buffer.from(String(headers['x-twilio-signature'] ?? ''));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new SmsError('refused');
  const read = (name: string) => parameters.get(name) ?? '';
  const id = read('MessageSid') || read('SmsSid');
  if (!id) return undefined;
  const status = read('MessageStatus') || read('SmsStatus');
  if (status !== 'received' && status !== '')
    return { status: toStatus({ sid: id, status, error_code: Number(read('ErrorCode')) || null }) };
  const sms: Sms = { from: read('From'), to: read('To'), text: read('Body') };
  return { received: { id, ...sms, ...(isAnswered(sms.text, read('OptOutType')) && { isAnswered: true }) } };
}
