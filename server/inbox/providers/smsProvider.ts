import type { IncomingHttpHeaders } from 'node:http';
import type { ReportedState } from '../../../src/schemas/inbox/states.ts';

/** A text message to be sent; numbers are E.164. */
export interface Sms {
  from: string;
  to: string;
  text: string;
}

/** What the provider knows about a message it took: without a state it is on its way. */
export interface SmsStatus {
  id: string;
  state?: ReportedState;
  /** The provider's code of a failure. */
  detail?: string;
}

/** A text message that arrived. */
export interface ReceivedSms extends Sms {
  id: string;
  /** The provider itself has confirmed it, STOP or START. */
  isAnswered?: boolean;
}

/** What a webhook says. */
export type SmsWebhook = { received: ReceivedSms } | { status: SmsStatus };

export interface SignedRequest {
  /** The address that was called. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends text messages: Twilio, or the bundled one, which keeps them. Both pass one contract test. Methods throw
 * SmsErrors only.
 */
export interface SmsProvider {
  /** Sends one request. Its failure `unknown` means that the message may have been taken; `search` tells later. */
  send(sms: Sms, options: { statusUrl: string; signal?: AbortSignal }): Promise<SmsStatus>;
  status(id: string, signal?: AbortSignal): Promise<SmsStatus | undefined>;
  /** Returns messages with this text that were taken since then, the oldest first. */
  search(sms: Sms, since: Date, signal?: AbortSignal): Promise<SmsStatus[]>;
  /** Returns the content of a webhook; throws if its signature is wrong. */
  readWebhook(request: SignedRequest): SmsWebhook | undefined;
  /** Times in ms between questions about a message that has no final state yet. */
  pauses: readonly number[];
}

/** `temporary`: a retry may succeed; `refused`: none will; `unknown`: the message may have been taken. */
type SmsFailure = 'temporary' | 'refused' | 'unknown';

/** A request that failed; contains codes only, since messages of providers quote numbers. `stopped`: the number asked for no more. */
export class SmsError extends Error {
  readonly failure: SmsFailure;
  readonly detail: string | undefined;

  constructor(failure: SmsFailure, detail?: string) {
    super(`The text message was not sent (${[failure, detail].filter(Boolean).join(' ')})`);
    this.failure = failure;
    this.detail = detail;
  }
}
