import { createRemoteJWKSet, errors } from 'jose';
import type { IncomingHttpHeaders } from 'node:http';
import { serverTimeouts } from '../../../../src/schemas/timeouts.ts';
import type { Tracking } from '../../../../src/schemas/shipping/tracking.ts';
import { CarrierError } from '../carrierError.ts';
import { trackingFrom } from './read.ts';
import { objectOf } from './values.ts';

/** Tolerance for clock differences and replayed webhooks, in ms. */
const freshness = 5 * 60 * 1000;

const refused = (message: string) => new CarrierError('refused', message);

/** Verifies webhooks signed by ShipEngine (RSA-SHA256 of timestamp, dot and body) with its published keys. */
export function webhookReader(url: string) {
  const keys = createRemoteJWKSet(new URL(`${url}/jwks`), { timeoutDuration: serverTimeouts.carrierKeys });

  const keyOf = async (kid: string) => {
    try {
      return await keys({ alg: 'RS256', kid });
    } catch (error) {
      throw error instanceof errors.JWKSNoMatchingKey
        ? refused('The key of the signature is unknown.')
        : new CarrierError('unreachable', 'The keys of the carrier cannot be read.');
    }
  };

  return async (headers: IncomingHttpHeaders, body: Buffer): Promise<Tracking | undefined> => {
    const [kid, signature, timestamp] = ['rsa-sha256-key-id', 'rsa-sha256-signature', 'timestamp'].map(
      (name) => headers[`x-shipengine-${name}`],
    );
    if (typeof kid !== 'string' || typeof signature !== 'string' || typeof timestamp !== 'string')
      throw refused('The call is not signed.');
    const age = Math.abs(Date.now() - Date.parse(timestamp));
    if (!(age <= freshness)) throw refused('The call is too old.');
    const isGenuine = await crypto.subtle.verify(
      { name: 'RSASSA-PKCS1-v1_5' },
      await keyOf(kid),
      Buffer.from(signature, 'base64'),
      Buffer.concat([Buffer.from(`${timestamp}.`), body]),
    );
    if (!isGenuine) throw refused('The signature is wrong.');
    return trackingOf(body);
  };
}

function trackingOf(body: Buffer): Tracking | undefined {
  try {
    const { resource_type, data } = objectOf(JSON.parse(body.toString()));
    return resource_type === 'API_TRACK' ? trackingFrom(data) : undefined;
  } catch {
    throw refused('The call cannot be read.');
  }
}
