import type { IncomingHttpHeaders } from 'node:http';
import type { SessionState } from '../../../src/schemas/onlinePayments/states.ts';

/** A payment that a provider is to take; `key` is the id of the attempt. */
export interface NewSession {
  key: string;
  /** Cents. */
  amount: number;
  currency: string;
  description: string;
  locale: 'en' | 'fr';
  /** Where the customer returns to, having paid or not. */
  returnUrl: string;
  expires: Date;
}

/** What the provider knows of a session. */
export interface SessionStatus {
  id: string;
  state: SessionState;
  /** Cents that were asked, and are paid if the state says so. */
  amount: number;
  /** Where the customer pays, while it is open. */
  url?: string;
  /** The provider's id of the payment. */
  payment?: string;
}

/** By which a session is found: its id, or the key and the time of an attempt whose answer was lost. */
export interface SessionOf {
  id: string | null;
  key: string;
  since: Date;
}

export interface SignedRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Takes payments: Stripe, or the bundled provider. Both pass one contract test. Methods throw PaymentErrors only. A card
 * terminal fits the same shape: its session is open while the card is awaited.
 */
export interface PaymentProvider {
  /** Sends one request. Its failure `unknown` means that the session may exist; `readSession` tells later. */
  createSession(session: NewSession, signal?: AbortSignal): Promise<SessionStatus>;
  /** Returns a session; undefined if there is none. */
  readSession(of: SessionOf, signal?: AbortSignal): Promise<SessionStatus | undefined>;
  /** Ends a session unless it was paid; returns its state then. */
  endSession(of: SessionOf, signal?: AbortSignal): Promise<SessionStatus | undefined>;
  /** Returns what a webhook says about which attempt; undefined if nothing. Throws if its signature is wrong. */
  verifyWebhook(request: SignedRequest): { key: string; status: SessionStatus } | undefined;
}

/** `temporary`: a retry may succeed; `refused`: none will; `unknown`: the session may exist. */
export type PaymentFailure = 'temporary' | 'refused' | 'unknown';

/** A request that failed; contains codes only, since messages of providers may quote customers. */
export class PaymentError extends Error {
  readonly failure: PaymentFailure;
  readonly detail: string | undefined;

  constructor(failure: PaymentFailure, detail?: string) {
    super(`The payment provider failed (${[failure, detail].filter(Boolean).join(' ')})`);
    this.failure = failure;
    this.detail = detail;
  }
}
