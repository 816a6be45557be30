import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Action } from '../../src/schemas/can.ts';
import { AddressValidation, ShippingAddress } from '../../src/schemas/shipping/address.ts';
import { Carriers, PackageType } from '../../src/schemas/shipping/carriers.ts';
import { EstimateRequest, Rate, RatesResponse, RatesRequest } from '../../src/schemas/shipping/rates.ts';
import { shipping } from '../../src/schemas/shipping/shipments.ts';
import { dimensionErrors } from '../../src/schemas/shipping/dimensionErrors.ts';
import { goneSignal } from '../core/access.ts';
import { invalid } from '../core/problem.ts';
import { answers } from '../core/routes/answers.ts';
import { answerCarrierErrors } from './carrierProblem.ts';
import type { BackEnd } from './carriers/backEnd.ts';
import { askRates, readRate } from './rates.ts';

const tags = ['shipping'];
const config = (action: Action) => ({ access: { action, model: shipping } });
const OneAddress = Type.Array(ShippingAddress, { minItems: 1, maxItems: 1 });

/** Carriers, rates and address validation (contract 4 §7). */
export async function shippingRoutes(app: FastifyInstance, { carriers }: { carriers: BackEnd }) {
  answerCarrierErrors(app);

  app.get(
    '/dc/carriers',
    { config: config('list'), schema: { tags, summary: 'List carriers', response: answers(200, Carriers) } },
    (_, reply) => carriers.carriers({ signal: goneSignal(reply) }),
  );

  app.get(
    '/dc/packages',
    {
      config: config('list'),
      schema: { tags, summary: 'List package types', response: answers(200, Type.Array(PackageType)) },
    },
    (_, reply) => carriers.packages({ signal: goneSignal(reply) }),
  );

  app.post<{ Body: EstimateRequest }>(
    '/dc/rates/estimate',
    {
      config: config('create'),
      schema: {
        tags,
        summary: 'Estimate what services cost',
        body: EstimateRequest,
        response: answers(200, Type.Array(Rate)),
      },
    },
    ({ body }, reply) => carriers.estimate(body, { signal: goneSignal(reply) }),
  );

  app.post<{ Body: RatesRequest }>(
    '/dc/rates',
    {
      config: config('create'),
      schema: {
        tags,
        summary: 'Ask for rates of a shipment, which can be bought',
        body: RatesRequest,
        response: answers(200, RatesResponse),
      },
    },
    ({ scope, who, body }, reply) => {
      const errors = body.shipment.packages.flatMap(({ dimensions }, index) =>
        dimensions ? dimensionErrors(dimensions, `/shipment/packages/${index}/dimensions`) : [],
      );
      if (errors.length > 0) throw invalid(errors);
      return askRates(scope, who, carriers, body, goneSignal(reply));
    },
  );

  app.post<{ Params: { rateId: string } }>(
    '/dc/rates/:rateId',
    {
      config: config('one'),
      schema: { tags, summary: 'Read a rate as it is now', response: answers(200, Rate) },
    },
    ({ scope, params }, reply) => readRate(scope, carriers, params.rateId, goneSignal(reply)),
  );

  app.post<{ Body: [ShippingAddress] }>(
    '/dc/addresses/validate',
    {
      config: config('create'),
      schema: {
        tags,
        summary: 'Validate an address',
        body: OneAddress,
        response: answers(200, Type.Array(AddressValidation)),
      },
    },
    async ({ body: [address] }, reply) => [await carriers.validate(address, { signal: goneSignal(reply) })],
  );
}
