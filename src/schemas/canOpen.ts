import { can, type AccessRules, type Who } from './can.ts';
import type { Flag } from './flags.ts';

export interface Visitor {
  who: Who;
  /** The flags of the store that are on. */
  features: ReadonlySet<Flag>;
}

export interface Guarded {
  access: AccessRules;
  flags?: Flag[];
}

/** A page exists for a person when its flags are on and they may see its list. */
export const canOpen = ({ who, features }: Visitor, page: Guarded): boolean =>
  (page.flags ?? []).every((flag) => features.has(flag)) && Boolean(can(who, 'list', page));
