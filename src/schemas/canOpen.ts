import { can, type AccessRules, type Who } from './can.ts';
import type { Flag } from './flags.ts';

export interface Visitor {
  who: Who;
  /** Feature flags that are enabled for the store. */
  features: ReadonlySet<Flag>;
}

export interface Guarded {
  access: AccessRules;
  flags?: Flag[];
}

/** Whether a page is accessible: its feature flags are enabled and its list is allowed. */
export const canOpen = ({ who, features }: Visitor, page: Guarded): boolean =>
  (page.flags ?? []).every((flag) => features.has(flag)) && Boolean(can(who, 'list', page));
