import { useSession } from './session.ts';
import { can } from '../schemas/can.ts';
import type { Action, Model } from '../schemas/model.ts';

/** May the signed-in person do this? Without a record: with some record. */
export function useCan() {
  const { who } = useSession();
  return (action: Action, model: Pick<Model, 'access'>, record?: Record<string, unknown>) =>
    Boolean(can(who, action, model, record));
}
