import type { SettingsTab } from '../custom/settings/SettingsTab.ts';
import { member, right } from '../schemas/can.ts';
import { locations } from '../schemas/locations/locations.ts';
import { onlinePaymentSettings } from '../schemas/onlinePayments/settings.ts';
import { roleAccess } from '../schemas/staff/roles.ts';
import { intakeRules } from '../schemas/tickets/access.ts';
import { work } from '../schemas/work/jobs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';

/** Tabs of the settings in menu order (contract 1 §2.7). */
export const settingsTabs: SettingsTab[] = [
  {
    key: 'Locations',
    access: locations.access.list ?? member,
    element: lazyWithPreload(() => import('../custom/locations/settings/LocationsTab.tsx')),
  },
  {
    key: 'Staff',
    access: right('VIEW_LOCATION_STAFF', 'VIEW_ALL_STAFF'),
    element: lazyWithPreload(() => import('../custom/staff/StaffTab.tsx')),
  },
  {
    key: 'Store',
    access: right('VIEW_STORE_SETTINGS'),
    element: lazyWithPreload(() => import('../custom/store/StoreTab.tsx')),
  },
  {
    key: 'Roles',
    access: roleAccess.access.list,
    relatedPermissions: [{ name: 'roles', ...roleAccess, example: { code: '', permissions: [] } }],
    element: lazyWithPreload(() => import('../custom/staff/roles/RolesTab.tsx')),
  },
  {
    key: 'Intake',
    flags: ['DASHBOARD_REPAIRS_TICKETS'],
    access: intakeRules.access.update,
    relatedPermissions: [{ name: 'intakeRules', ...intakeRules }],
    element: lazyWithPreload(() => import('../custom/tickets/settings/IntakeTab.tsx')),
  },
  {
    key: 'Payments',
    access: onlinePaymentSettings.access.one,
    relatedPermissions: [onlinePaymentSettings],
    element: lazyWithPreload(() => import('../custom/onlinePayments/settings/PaymentsTab.tsx')),
  },
  {
    key: 'Work',
    access: work.access.list,
    relatedPermissions: [{ name: 'work', ...work }],
    element: lazyWithPreload(() => import('../custom/work/WorkTab.tsx')),
  },
  {
    key: 'General',
    access: member,
    element: lazyWithPreload(() => import('../custom/settings/GeneralTab.tsx')),
  },
];
