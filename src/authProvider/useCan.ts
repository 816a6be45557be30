import { useSession } from './session.ts';
import { can, type Action } from '../schemas/can.ts';
import type { Model } from '../schemas/model.ts';

type Values = Record<string, unknown>;

/**
 * Returns a permission check for the signed-in user. Without a record: for any record. `changes` are the changed
 * properties.
 */
export function useCan() {
  const { who } = useSession();
  return (action: Action, model: Pick<Model, 'access'>, record?: Values, changes?: Values) =>
    Boolean(can(who, action, model, record, changes));
}
