import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/TuneOutlined';
import { lazy, type ComponentType, type ReactElement } from 'react';
import type { SectionKey } from '../kit/sections.ts';
import { appointments } from '../schemas/appointments/appointments.ts';
import { member, right } from '../schemas/can.ts';
import type { Model } from '../schemas/model.ts';
import { storefront } from '../schemas/storefront/access.ts';

const CalendarPage = lazy(() => import('../custom/appointments/calendar/CalendarPage.tsx'));
const ConfigurationsPage = lazy(() => import('../custom/storefront/configurations/ConfigurationsPage.tsx'));
const DashboardPage = lazy(() => import('../custom/dashboard/DashboardPage.tsx'));
const ProfilePage = lazy(() => import('../custom/account/ProfilePage.tsx'));
const SettingsPage = lazy(() => import('../custom/settings/SettingsPage.tsx'));
const StaticPagesPage = lazy(() => import('../custom/storefront/pages/StaticPagesPage.tsx'));
const StorePage = lazy(() => import('../custom/store/StorePage.tsx'));
const TextsPage = lazy(() => import('../custom/storefront/texts/TextsPage.tsx'));

/** A page that is no resource's list. */
export interface Page extends Pick<Model, 'flags' | 'access'> {
  name: string;
  /** Where it lives; the menu leads there. */
  path: string;
  /** Further addresses of it, such as `/Settings/:info`. */
  routes?: string[];
  /** A message key. */
  label: string;
  icon: ComponentType;
  /** The section of the side menu that lists it; a page without one is reached from elsewhere. */
  section?: SectionKey;
  /** What the New button creates here; `label` names it too. */
  creates?: Model;
  /** Opens for everybody; flags and rights gate its menu entry alone. */
  isOpen?: boolean;
  element: ReactElement;
}

/** The pages, in the order of the menu; those of a section stand before its resources. */
export const pages: Page[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    routes: ['/dashboard/appointments/:id'],
    label: 'dashboard.title',
    icon: SpaceDashboard,
    section: 'dashboard',
    flags: ['DASHBOARD_DASHBOARD'],
    access: { list: member },
    isOpen: true,
    element: <DashboardPage />,
  },
  {
    name: 'profile',
    path: '/profile',
    label: 'account.profile.title',
    icon: Person,
    access: { list: member },
    element: <ProfilePage />,
  },
  {
    name: 'calendar',
    path: '/Appointments',
    routes: ['/Appointments/:id'],
    label: 'resources.appointments.name',
    icon: CalendarMonth,
    section: 'repairs',
    creates: appointments,
    access: { list: appointments.access.list },
    element: <CalendarPage />,
  },
  {
    name: 'store',
    path: '/store',
    label: 'resources.store.name',
    icon: Storefront,
    section: 'administration',
    access: { list: right('VIEW_STORE_SETTINGS') },
    element: <StorePage />,
  },
  {
    name: 'pages',
    path: '/pages',
    label: 'staticPages.title',
    icon: Description,
    section: 'administration',
    access: storefront.access,
    element: <StaticPagesPage />,
  },
  {
    name: 'configurations',
    path: '/configurations',
    label: 'configurations.title',
    icon: Tune,
    section: 'administration',
    access: { list: storefront.access.list },
    element: <ConfigurationsPage />,
  },
  {
    name: 'storefrontTexts',
    path: '/configurations/texts',
    label: 'storefrontTexts.title',
    icon: Translate,
    access: { list: storefront.access.list },
    element: <TextsPage />,
  },
  {
    name: 'settings',
    path: '/Settings',
    routes: ['/Settings/:info'],
    label: 'settings.title',
    icon: Settings,
    section: 'administration',
    access: { list: member },
    element: <SettingsPage />,
  },
];
