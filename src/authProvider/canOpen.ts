import { can } from '../schemas/can.ts';
import type { Flag } from '../schemas/flags.ts';
import type { Model } from '../schemas/model.ts';
import type { Session } from './session.ts';

/** A page exists for a person when its flags are on and they may see its list. */
export const canOpen = (
  { who, features }: Session,
  page: Pick<Model, 'access'> & { flags?: Flag[] },
): boolean => (page.flags ?? []).every((flag) => features.has(flag)) && Boolean(can(who, 'list', page));
