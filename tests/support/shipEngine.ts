import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { answer, startHttpServer, type Handler, type HttpServer, type Received } from './httpServer.ts';

type Json = Record<string, unknown>;

const recorded = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/shipEngine/${name}.json`, 'utf8')) as Json;

const recordedRates = () => recorded('rates') as { rate_response: { rates: Json[] } };

const newId = () => `se-${randomInt(1e9)}`;

const failure = (message: string) => {
  const [error] = recorded('error400').errors as Json[];
  return { ...recorded('error400'), errors: [{ ...error, message }] };
};

interface Shipment {
  reference: string;
  rate_id: string;
  shipment_id: string;
  label?: Json;
}

export interface FakeShipEngine extends HttpServer {
  /** Overrides the recorded responses while set. */
  instead: Handler | undefined;
}

/** The smallest files with valid signatures. */
const files = { pdf: '%PDF-1.4\n', png: Buffer.from([0x89, 0x50, 0x4e, 0x47]) };

/** A fake ShipEngine server with recorded responses that remembers its sales. */
export async function startFakeShipEngine(): Promise<FakeShipEngine> {
  const shipments: Shipment[] = [];
  const played: { instead: Handler | undefined; url: string } = { instead: undefined, url: '' };

  const labelWith = (isWanted: (one: Shipment) => boolean) =>
    shipments.find((one) => one.label && isWanted(one))?.label;

  const routes: [
    pattern: RegExp,
    act: (request: Received, name: string) => [status: number, body: unknown],
  ][] = [
    [/^GET \/v1\/carriers$/, () => [200, recorded('carriers')]],
    [
      /^GET \/v1\/packages$/,
      () => [200, { packages: [{ package_id: 'se-9', package_code: 'own_box', name: 'Our box' }] }],
    ],
    [/^POST \/v1\/rates\/estimate$/, () => [200, recorded('estimate')]],
    [
      /^POST \/v1\/rates$/,
      ({ body }) => {
        const { shipment } = JSON.parse(body) as { shipment: { external_shipment_id: string } };
        const reference = shipment.external_shipment_id;
        if (shipments.some((one) => one.reference === reference))
          return [400, failure('external_shipment_id is not unique.')];
        const response = recordedRates();
        const [shipment_id, rate_id] = [newId(), newId()];
        shipments.push({ reference, shipment_id, rate_id });
        const rates = response.rate_response.rates.map((rate) => ({ ...rate, rate_id }));
        return [
          200,
          { ...response, shipment_id, rate_response: { ...response.rate_response, shipment_id, rates } },
        ];
      },
    ],
    [
      /^GET \/v1\/rates\/([^/]+)$/,
      (_, id) => {
        if (!shipments.some(({ rate_id }) => rate_id === id)) return [404, failure('rate_id not found.')];
        const [rate] = recordedRates().rate_response.rates;
        return [200, { ...rate, rate_id: id }];
      },
    ],
    [
      /^POST \/v1\/labels\/rates\/([^/]+)$/,
      (_, id) => {
        const shipment = shipments.find(({ rate_id }) => rate_id === id);
        if (!shipment) return [404, failure('rate_id not found.')];
        if (shipment.label) return [400, failure('A label has been purchased already.')];
        const label_id = newId();
        const link = (format: string) => `${played.url}/v1/downloads/10/x/${label_id}.${format}`;
        shipment.label = {
          ...recorded('label'),
          shipment_cost: { currency: 'usd', amount: 97.03 },
          label_id,
          shipment_id: shipment.shipment_id,
          label_download: { pdf: link('pdf'), png: link('png') },
        };
        return [200, shipment.label];
      },
    ],
    [
      /^GET \/v1\/labels\/external_shipment_id\/([^/]+)$/,
      (_, of) => {
        const label = labelWith(({ reference }) => reference === of);
        return label ? [200, label] : [404, failure('label not found.')];
      },
    ],
    [
      /^GET \/v1\/labels$/,
      ({ query }) => {
        const label = labelWith(({ rate_id }) => rate_id === query.get('rate_id'));
        return [200, { labels: label ? [label] : [], total: label ? 1 : 0, page: 1, pages: 1 }];
      },
    ],
    [
      /^GET \/v1\/labels\/([^/]+)$/,
      (_, id) => {
        const label = labelWith((one) => one.label?.label_id === id);
        return label ? [200, label] : [404, failure('label_id not found.')];
      },
    ],
    [
      /^PUT \/v1\/labels\/([^/]+)\/void$/,
      (_, id) => {
        const label = labelWith((one) => one.label?.label_id === id);
        if (!label) return [404, failure('label_id not found.')];
        label.voided = true;
        return [200, recorded('void-approved')];
      },
    ],
    [
      /^GET \/v1\/labels\/([^/]+)\/track$/,
      (_, id) => {
        const label = labelWith((one) => one.label?.label_id === id);
        return label ? [200, trackedAs(label)] : [404, failure('label_id not found.')];
      },
    ],
    [/^POST \/v1\/tracking\/start$/, () => [204, '']],
    [
      /^POST \/v1\/addresses\/validate$/,
      ({ body }) => {
        const [{ country_code }] = JSON.parse(body) as [{ country_code: string }];
        return [200, recorded(['CA', 'US'].includes(country_code) ? 'validate-a1007' : 'validate-a1001')];
      },
    ],
  ];

  const server = await startHttpServer((request, response) => {
    if (played.instead) return played.instead(request, response);
    const file = /^\/v1\/downloads\/.*\.(pdf|png)$/.exec(request.path)?.[1] as keyof typeof files | undefined;
    if (file) return void response.end(files[file]);
    if (request.headers['api-key'] !== 'TEST_key') return answer(response, 401, recorded('error401'));
    return play(routes, request, response);
  });
  played.url = server.url;
  return Object.assign(played, server);
}

function play(
  routes: [RegExp, (request: Received, name: string) => [number, unknown]][],
  request: Received,
  response: ServerResponse,
) {
  const call = `${request.method} ${request.path}`;
  for (const [pattern, act] of routes) {
    const found = pattern.exec(call);
    if (found) return answer(response, ...act(request, found[1] ?? ''));
  }
  return answer(response, 404, failure(`${call} is not played.`));
}

/** Like ShipEngine's responses: newest event first, with undocumented properties. */
const trackedAs = ({ tracking_number, carrier_code }: Json) => ({
  tracking_number,
  carrier_code,
  status_code: 'IT',
  status_description: 'In Transit',
  estimated_delivery_date: null,
  events: [
    {
      occurred_at: '2021-08-28T09:12:44.1234567Z',
      description: 'Departed FedEx location',
      city_locality: 'AUSTIN',
      state_province: 'TX',
      country_code: '',
      status_code: 'IT',
      signer: null,
    },
    {
      occurred_at: '2021-08-27T18:00:00',
      description: null,
      status_description: 'Accepted',
      status_code: 'AC',
    },
    { occurred_at: null, description: 'Lost in time', status_code: 'UN' },
  ],
});
