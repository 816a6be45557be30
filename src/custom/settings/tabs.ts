import { lazy, type ComponentType } from 'react';
import { member, right, type AccessRule } from '../../schemas/can.ts';
import { locations } from '../../schemas/locations/locations.ts';

interface SettingsTab {
  /** The part of the address, and the key of its name. */
  key: string;
  access: AccessRule;
  element: ComponentType;
}

/** The parts of the settings, in the order of their menu (specification 1 §2.7). */
export const settingsTabs: SettingsTab[] = [
  {
    key: 'Locations',
    access: locations.access.list ?? member,
    element: lazy(() => import('../locations/settings/LocationsTab.tsx')),
  },
  {
    key: 'Staff',
    access: right('VIEW_LOCATION_STAFF', 'VIEW_ALL_STAFF'),
    element: lazy(() => import('../staff/StaffTab.tsx')),
  },
  {
    key: 'Store',
    access: right('VIEW_STORE_SETTINGS'),
    element: lazy(() => import('../store/StoreTab.tsx')),
  },
  {
    key: 'Roles',
    access: right('VIEW_ROLES_AND_PERMISSIONS'),
    element: lazy(() => import('../staff/roles/RolesTab.tsx')),
  },
  { key: 'General', access: member, element: lazy(() => import('../store/GeneralTab.tsx')) },
];
