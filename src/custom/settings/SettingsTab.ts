import type { ComponentType } from 'react';
import type { AccessRule } from '../../schemas/can.ts';
import type { Flag } from '../../schemas/flags.ts';
import type { Subject } from '../../schemas/staff/permissionChecks.ts';

export interface SettingsTab {
  /** The URL segment, and the message key of its name. */
  key: string;
  access: AccessRule;
  /** Feature flags that must all be enabled. */
  flags?: Flag[];
  /** Access rules of the tab, for the access simulator. */
  relatedPermissions?: Subject[];
  element: ComponentType;
}
