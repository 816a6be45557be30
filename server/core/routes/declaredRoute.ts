import { endpointsOf } from '../../../src/schemas/endpoint.ts';
import type { Action } from '../../../src/schemas/can.ts';
import type { Model } from '../../../src/schemas/model.ts';
import type { Access } from '../access.ts';

/** The routes of a model's action, with their access rule. */
export const declaredRoutes = (model: Model, action: Action) =>
  endpointsOf(model, action).map(({ method, path }) => ({
    method,
    url: path,
    config: { access: { action, model } satisfies Access },
  }));

/** The same for an action with exactly one call; throws if the model does not declare it. */
export function declaredRoute(model: Model, action: Action) {
  const [route] = declaredRoutes(model, action);
  if (!route) throw new Error(`${model.name} declares no call for ${action}`);
  return route;
}
