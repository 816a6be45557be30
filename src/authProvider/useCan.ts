import { useSession } from './session.ts';
import { can, type Action } from '../schemas/can.ts';
import type { Model } from '../schemas/model.ts';

type Values = Record<string, unknown>;

/** May the signed-in person do this? Without a record: with some record. `changes` are the properties that change. */
export function useCan() {
  const { who } = useSession();
  return (action: Action, model: Pick<Model, 'access'>, record?: Values, changes?: Values) =>
    Boolean(can(who, action, model, record, changes));
}
