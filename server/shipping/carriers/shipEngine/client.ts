import { setTimeout } from 'node:timers/promises';
import { serverTimeouts } from '../../../../src/schemas/timeouts.ts';
import { CarrierError, type CarrierErrorKind } from '../carrierError.ts';
import { fromAnswer, fromFetch } from './failures.ts';

export interface ClientOptions {
  key: string;
  url: string;
  /** Timeout of a response, in ms. */
  timeout?: number;
}

interface Call {
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Retried once if there was no response. */
  isRead?: boolean;
  /** The error kind if the request may have arrived. */
  broken?: CarrierErrorKind;
}

/** In bytes. */
const largestAnswer = 10 * 1024 * 1024;
const pause = 250;

async function send(address: URL, init: RequestInit, broken: CarrierErrorKind) {
  try {
    const response = await fetch(address, { ...init, redirect: 'manual' });
    return { response, bytes: await readBytes(response, broken) };
  } catch (error) {
    throw fromFetch(error, broken);
  }
}

/** Client of ShipEngine's API v1; every failure is a CarrierError. */
export function shipEngineClient({ key, url, timeout = serverTimeouts.carrier }: ClientOptions) {
  const askOnce = async (method: string, path: string, { body, broken }: Call, signal: AbortSignal) => {
    const kind = broken ?? 'unreachable';
    const headers = { 'api-key': key, accept: 'application/json', 'content-type': 'application/json' };
    const init = { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const { response, bytes } = await send(new URL(`${url}/v1${path}`), init, kind);
    const json = readJson(bytes);
    if (!response.ok) throw fromAnswer(response.status, response.headers, json, kind);
    if (json === undefined && response.status !== 204)
      throw new CarrierError(kind, 'The carrier’s answer cannot be read.');
    return json;
  };

  return {
    /** Returns the parsed response of any shape. */
    ask: async (method: string, path: string, call: Call = {}): Promise<unknown> => {
      const signal = limited(timeout, call.signal);
      if (signal.aborted) throw fromFetch(signal.reason, 'unreachable');
      try {
        return await askOnce(method, path, call, signal);
      } catch (error) {
        if (!call.isRead || signal.aborted || (error as CarrierError).kind !== 'unreachable') throw error;
        await setTimeout(pause);
        return askOnce(method, path, call, signal);
      }
    },

    /** Downloads a link of a response; only from ShipEngine's own hosts. */
    download: async (link: string, signal?: AbortSignal): Promise<Buffer> => {
      const address = ownAddress(link, url);
      const { response, bytes } = await send(address, { signal: limited(timeout, signal) }, 'unreachable');
      if (!response.ok) throw fromAnswer(response.status, response.headers, readJson(bytes), 'unreachable');
      return bytes;
    },
  };
}

const limited = (timeout: number, signal?: AbortSignal) =>
  AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

async function readBytes({ body }: Response, broken: CarrierErrorKind): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new CarrierError(broken, 'The carrier’s answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns the URL of a link if it is on the API's host or another host of ShipEngine's domain. */
function ownAddress(link: string, url: string): URL {
  const base = new URL(url);
  const address = URL.canParse(link) ? new URL(link) : undefined;
  const isOwn =
    address !== undefined &&
    (address.origin === base.origin ||
      (address.protocol === 'https:' &&
        base.hostname.endsWith('.shipengine.com') &&
        address.hostname.endsWith('.shipengine.com') &&
        address.port === ''));
  if (!isOwn)
    throw new CarrierError('unreachable', 'The carrier named a file at an address that is not its own.');
  return address;
}
