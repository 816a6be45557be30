import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BackEnd, CarrierLabel } from '../../server/shipping/carriers/backEnd.ts';
import { CarrierError, type CarrierErrorKind } from '../../server/shipping/carriers/carrierError.ts';
import type { Tracking } from '../../src/schemas/shipping/tracking.ts';
import { answer, startHttpServer, type HttpServer } from './httpServer.ts';

/** The outcome of a purchase. `lost`: the label is sold, but the response is lost. */
export type PurchaseOutcome = 'sold' | 'lost' | CarrierErrorKind;

export interface FakeCarrier extends Pick<
  BackEnd,
  'buy' | 'findLabel' | 'label' | 'file' | 'void' | 'track' | 'follow' | 'readWebhook'
> {
  /** The rates whose labels were sold, in order. */
  sold: string[];
  /** The number of label lookups. */
  lookups: number;
  /** The outcome of the following purchases. */
  outcomeOf: (rateId: string) => PurchaseOutcome;
  /** Delay of responses in ms. */
  delay: number;
  /** Label lookups fail. */
  isUnreachable: boolean;
  voids: { approved: boolean; message: string };
  tracking: Partial<Tracking>;
  files: Record<'pdf' | 'png', Buffer>;
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An in-memory carrier with configurable outcomes. */
export function fakeCarrier(): FakeCarrier {
  const labels = new Map<string, CarrierLabel>();
  const byId = (labelId: string) => {
    const label = [...labels.values()].find(({ label_id }) => label_id === labelId);
    if (!label) throw new CarrierError('missing', 'There is no such label.');
    return label;
  };
  const carrier: FakeCarrier = {
    sold: [],
    lookups: 0,
    outcomeOf: () => 'sold',
    delay: 0,
    isUnreachable: false,
    voids: { approved: true, message: 'Request for refund submitted.' },
    tracking: {},
    files: { pdf: Buffer.from('%PDF-1.7 label'), png },

    buy: async (rateId, { signal } = {}) => {
      const outcome = carrier.outcomeOf(rateId);
      if (outcome === 'sold' || outcome === 'lost') {
        carrier.sold.push(rateId);
        labels.set(rateId, {
          label_id: `se-label-${randomUUID()}`,
          shipment_id: `se-${rateId}`,
          tracking_number: `1Z${carrier.sold.length}`,
          cost: { amount: 14.5, currency: 'CAD' },
          is_voided: false,
        });
      }
      await setTimeout(carrier.delay, undefined, { signal }).catch(() => {
        throw new CarrierError('unknown', 'The carrier took too long.');
      });
      const label = labels.get(rateId);
      if (outcome === 'sold' && label) return label;
      throw new CarrierError(
        outcome === 'lost' || outcome === 'sold' ? 'unknown' : outcome,
        `It is ${outcome}.`,
      );
    },
    findLabel: async ({ rateId }) => {
      carrier.lookups += 1;
      if (carrier.isUnreachable) throw new CarrierError('unreachable', 'The carrier is silent.');
      return labels.get(rateId);
    },
    label: async (labelId) => byId(labelId),
    file: async (labelId, format) => (byId(labelId), carrier.files[format]),
    void: async (labelId) => {
      const label = byId(labelId);
      if (carrier.delay) await setTimeout(carrier.delay);
      label.is_voided = carrier.voids.approved;
      return carrier.voids;
    },
    track: async (labelId) => ({
      tracking_number: byId(labelId).tracking_number ?? '',
      carrier_code: 'canada_post',
      status: 'unknown',
      events: [],
      ...carrier.tracking,
    }),
    follow: async () => undefined,
    readWebhook: async (headers, body) => {
      if (headers['x-signature'] !== 'right') throw new CarrierError('refused', 'The signature is wrong.');
      return JSON.parse(body.toString()) as Tracking;
    },
  };
  return carrier;
}

/** Forwards to the current back end, so that several tests can share one instance of the services. */
export const delegate = (current: () => Partial<BackEnd>): BackEnd =>
  new Proxy({} as BackEnd, { get: (_, name) => current()[name as keyof BackEnd] });

/** Serves the carrier over HTTP to processes that get killed. `cuts` drops the connection instead of responding. */
export function serveCarrier(
  carrier: FakeCarrier,
  cuts: (path: string) => boolean = () => false,
): Promise<HttpServer> {
  return startHttpServer(({ path, body }, response) => {
    const { rateId = '', labelId = '' } = JSON.parse(body) as Record<string, string>;
    const calls: Record<string, () => Promise<unknown>> = {
      '/buy': () => carrier.buy(rateId),
      '/find': async () => (await carrier.findLabel({ rateId, reference: '' })) ?? null,
      '/file': async () => Buffer.from(await carrier.file(labelId, 'pdf')).toString('base64'),
      '/track': () => carrier.track(labelId),
    };
    const result = calls[path]?.() ?? Promise.reject(new Error(path));
    result
      .then((found) => (cuts(path) ? response.destroy() : answer(response, 200, found ?? null)))
      .catch(() => response.destroy());
  });
}

/** A client for `serveCarrier` in another process. */
export function remoteCarrier(url: string): BackEnd {
  const call = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) }).catch(() => {
      throw new CarrierError('unknown', 'The line broke.');
    });
    return response.json();
  };
  const carrier: Partial<BackEnd> = {
    buy: async (rateId) => (await call('/buy', { rateId })) as CarrierLabel,
    findLabel: async ({ rateId }) => ((await call('/find', { rateId })) as CarrierLabel | null) ?? undefined,
    file: async (labelId, format) =>
      format === 'pdf' ? Buffer.from(String(await call('/file', { labelId })), 'base64') : png,
    track: async (labelId) => (await call('/track', { labelId })) as Tracking,
    follow: async () => undefined,
  };
  return carrier as BackEnd;
}
