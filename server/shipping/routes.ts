import type { FastifyInstance } from 'fastify';
import { shippingCalls } from '../../src/schemas/shipping/calls.ts';
import { dimensionErrors } from '../../src/schemas/shipping/dimensionErrors.ts';
import { goneSignal } from '../core/access.ts';
import { invalid } from '../core/problem.ts';
import { serve } from '../core/routes/serve.ts';
import { answerCarrierErrors } from './carrierProblem.ts';
import type { BackEnd } from './carriers/backEnd.ts';
import { askRates, readRate } from './rates.ts';

/** Carriers, rates and address validation (contract 4 §7). */
export async function shippingRoutes(app: FastifyInstance, { carriers }: { carriers: BackEnd }) {
  answerCarrierErrors(app);

  serve(app, shippingCalls.getCarriers, (_, reply) => carriers.carriers({ signal: goneSignal(reply) }));
  serve(app, shippingCalls.getPackages, (_, reply) => carriers.packages({ signal: goneSignal(reply) }));
  serve(app, shippingCalls.estimateRates, ({ body }, reply) =>
    carriers.estimate(body, { signal: goneSignal(reply) }),
  );

  serve(app, shippingCalls.requestRates, ({ scope, who, body }, reply) => {
    const errors = body.shipment.packages.flatMap(({ dimensions }, index) =>
      dimensions ? dimensionErrors(dimensions, `/shipment/packages/${index}/dimensions`) : [],
    );
    if (errors.length > 0) throw invalid(errors);
    return askRates(scope, who, carriers, body, goneSignal(reply));
  });

  serve(app, shippingCalls.getRate, ({ scope, params }, reply) =>
    readRate(scope, carriers, params.rateId, goneSignal(reply)),
  );

  serve(app, shippingCalls.validateAddresses, async ({ body }, reply) =>
    Promise.all(body.map((address) => carriers.validate(address, { signal: goneSignal(reply) }))),
  );
}
