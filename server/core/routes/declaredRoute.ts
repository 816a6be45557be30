import { endpointsOf } from '../../../src/schemas/endpoint.ts';
import type { Action } from '../../../src/schemas/can.ts';
import type { Model } from '../../../src/schemas/model.ts';
import type { Access } from '../access.ts';

/** Where the calls of a model's action stand, and who may make them. */
export const declaredRoutes = (model: Model, action: Action) =>
  endpointsOf(model, action).map(({ method, path }) => ({
    method,
    url: path,
    config: { access: { action, model } satisfies Access },
  }));

/** The same where an action is one call; a model without it is a programming error. */
export function declaredRoute(model: Model, action: Action) {
  const [route] = declaredRoutes(model, action);
  if (!route) throw new Error(`${model.name} declares no call for ${action}`);
  return route;
}
