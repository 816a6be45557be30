import type { Carriers } from '../../../../src/schemas/shipping/carriers.ts';
import type { BackEnd, CarrierLabel, LabelFormat } from '../backEnd.ts';
import { CarrierError, type CarrierErrorKind } from '../carrierError.ts';
import { shipEngineClient, type ClientOptions } from './client.ts';
import { messageOf } from './failures.ts';
import {
  carrierFrom,
  labelFrom,
  packageFrom,
  rateErrorFrom,
  rateFrom,
  trackingFrom,
  validationFrom,
} from './read.ts';
import { addressTo, estimateBody, ratesBody } from './send.ts';
import { listOf, objectOf, textOf } from './values.ts';
import { webhookReader } from './webhook.ts';

/** How long the list of carriers is cached, in ms. */
const carriersTtl = 5 * 60 * 1000;

const segment = encodeURIComponent;

const unreadable = (kind: 'unknown' | 'unreachable' = 'unreachable') =>
  new CarrierError(kind, 'The carrier’s answer cannot be read.');

/** Magic numbers of label files. */
const begins: Record<LabelFormat, string> = { pdf: '%PDF', png: '\x89PNG' };

/** ShipEngine, or a service compatible with its v1 at `url`. */
export function shipEngineBackEnd(options: ClientOptions): BackEnd {
  const { ask, download } = shipEngineClient(options);
  const read = (path: string, signal?: AbortSignal) => ask('GET', path, { signal, isRead: true });

  const readLabel = async (labelId: string, signal?: AbortSignal) => {
    const answer = objectOf(await read(`/labels/${segment(labelId)}`, signal));
    const label = labelFrom(answer);
    if (!label) throw unreadable();
    return { answer, label };
  };

  let cachedCarriers: { at: number; carriers: Promise<Carriers> } | undefined;
  const readCarriers = async (): Promise<Carriers> => {
    const { carriers } = objectOf(await read('/carriers'));
    if (!Array.isArray(carriers)) throw unreadable();
    return { carriers: listOf(carriers).flatMap(carrierFrom), is_sample: false };
  };
  /** Concurrent callers share one request, so it has no caller's signal. */
  const carriers = (): Promise<Carriers> => {
    if (!cachedCarriers || cachedCarriers.at + carriersTtl < Date.now()) {
      const asked = { at: Date.now(), carriers: readCarriers() };
      asked.carriers.catch(() => {
        if (cachedCarriers === asked) cachedCarriers = undefined;
      });
      cachedCarriers = asked;
    }
    return cachedCarriers.carriers;
  };

  return {
    carriers,

    packages: async ({ signal } = {}) => {
      const [all, own] = await Promise.all([carriers(), read('/packages', signal)]);
      const packages = [
        ...all.carriers.flatMap((carrier) => carrier.packages),
        ...listOf(objectOf(own).packages).flatMap(packageFrom),
      ];
      return [...new Map(packages.map((one) => [one.package_id ?? one.package_code, one])).values()];
    },

    estimate: async (request, { signal } = {}) => {
      const answer = await ask('POST', '/rates/estimate', {
        body: estimateBody(request),
        signal,
        isRead: true,
      });
      if (!Array.isArray(answer)) throw unreadable();
      const { package_type: wanted } = request;
      return listOf(answer)
        .map((one) => ({ ...rateFrom(one), rate_id: null }))
        .filter(({ package_type }) => wanted === 'all' || package_type === null || package_type === wanted);
    },

    rates: async (request, reference, { signal } = {}) => {
      const answer = objectOf(await ask('POST', '/rates', { body: ratesBody(request, reference), signal }));
      const response = objectOf(answer.rate_response);
      const shipment_id = textOf(response.shipment_id) ?? textOf(answer.shipment_id);
      if (!shipment_id)
        throw messageOf(answer) ? new CarrierError('refused', messageOf(answer)) : unreadable();
      const invalid = listOf(response.invalid_rates).map((one) => ({
        ...rateFrom(one),
        validation_status: 'invalid' as const,
      }));
      return {
        shipment_id,
        rates: [...listOf(response.rates).map(rateFrom), ...invalid],
        errors: listOf(response.errors).flatMap(rateErrorFrom),
      };
    },

    rate: async (rateId, { signal } = {}) => {
      const rate = rateFrom(objectOf(await read(`/rates/${segment(rateId)}`, signal)));
      if (!rate.rate_id) throw unreadable();
      return rate;
    },

    validate: async (address, { signal } = {}) => {
      const body = [addressTo(address)];
      const [one] = listOf(await ask('POST', '/addresses/validate', { body, signal, isRead: true }));
      if (!one) throw unreadable();
      return validationFrom(one, address);
    },

    buy: async (rateId, { signal } = {}) => {
      const body = {
        label_format: 'pdf',
        label_layout: '4x6',
        label_download_type: 'url',
        validate_address: 'no_validation',
      };
      const answer = objectOf(
        await ask('POST', `/labels/rates/${segment(rateId)}`, { body, signal, broken: 'unknown' }),
      );
      if (answer.status === 'error')
        throw new CarrierError('refused', messageOf(answer) || 'The carrier could not make the label.');
      const label = labelFrom(answer);
      if (!label) throw unreadable('unknown');
      return label;
    },

    findLabel: async ({ rateId, reference }, { signal } = {}) => {
      const byReference = read(`/labels/external_shipment_id/${segment(reference)}`, signal);
      // An unknown reference may also be reported as invalid.
      const found =
        (await unless(['missing', 'refused'], byReference)) ??
        (await unless(['missing'], read(`/labels?rate_id=${segment(rateId)}`, signal)));
      const { labels, ...single } = objectOf(found);
      const bought = (labels === undefined ? [single] : listOf(labels))
        .filter(
          ({ status, external_shipment_id: of }) => status !== 'error' && (!textOf(of) || of === reference),
        )
        .map(labelFrom)
        .filter((one): one is CarrierLabel => one !== undefined);
      return bought.find(({ is_voided }) => !is_voided) ?? bought[0];
    },

    label: async (labelId, { signal } = {}) => (await readLabel(labelId, signal)).label,

    file: async (labelId, format, { signal } = {}) => {
      const { answer } = await readLabel(labelId, signal);
      const link = textOf(objectOf(answer.label_download)[format]);
      if (!link) throw new CarrierError('missing', 'The carrier has no such file of the label.');
      const bytes = await download(link, signal);
      if (bytes.subarray(0, 4).toString('latin1') !== begins[format]) throw unreadable();
      return bytes;
    },

    void: async (labelId, { signal } = {}) => {
      const path = `/labels/${segment(labelId)}/void`;
      const { approved, message } = objectOf(await ask('PUT', path, { body: {}, signal, broken: 'unknown' }));
      if (typeof approved !== 'boolean') throw unreadable('unknown');
      return { approved, message: textOf(message) ?? '' };
    },

    track: async (labelId, { signal } = {}) => {
      const tracking = trackingFrom(await read(`/labels/${segment(labelId)}/track`, signal));
      if (!tracking) throw unreadable();
      return tracking;
    },

    follow: async (carrierCode, trackingNumber, { signal } = {}) => {
      const query = new URLSearchParams({ carrier_code: carrierCode, tracking_number: trackingNumber });
      await ask('POST', `/tracking/start?${query}`, { signal });
    },

    forget: async () => undefined,

    readWebhook: webhookReader(options.url),
  };
}

/** Resolves to undefined for failures of these kinds. */
async function unless<T>(kinds: CarrierErrorKind[], answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CarrierError && kinds.includes(error.kind)) return undefined;
    throw error;
  }
}
