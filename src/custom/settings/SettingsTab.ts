import type { ComponentType } from 'react';
import type { AccessRule } from '../../schemas/can.ts';
import type { Subject } from '../../schemas/staff/permissionChecks.ts';

/** A part of the settings. */
export interface SettingsTab {
  /** The part of the address, and the key of its name. */
  key: string;
  access: AccessRule;
  /** What is done there. */
  relatedPermissions?: Subject[];
  element: ComponentType;
}
