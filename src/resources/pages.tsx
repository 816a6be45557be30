import BarChart from '@mui/icons-material/BarChartOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/TuneOutlined';
import type { Page } from '../kit/page.ts';
import { appointments } from '../schemas/appointments/appointments.ts';
import { member, right } from '../schemas/can.ts';
import { reports } from '../schemas/reports/reports.ts';
import { settingsTabs } from './settingsTabs.ts';
import { editsPrices } from '../schemas/trade/access.ts';
import { storefront } from '../schemas/storefront/access.ts';
import { late } from '../kit/late.ts';

const CalendarPage = late(() => import('../custom/appointments/calendar/CalendarPage.tsx'));
const ConfigurationsPage = late(() => import('../custom/storefront/configurations/ConfigurationsPage.tsx'));
const DashboardPage = late(() => import('../custom/dashboard/DashboardPage.tsx'));
const ManageTradePage = late(() => import('../custom/trade/manage/ManageTradePage.tsx'));
const ProfilePage = late(() => import('../custom/account/ProfilePage.tsx'));
const ReportsPage = late(() => import('../custom/reports/ReportsPage.tsx'));
const SettingsPage = late(() => import('../custom/settings/SettingsPage.tsx'));
const StaticPagesPage = late(() => import('../custom/storefront/pages/StaticPagesPage.tsx'));
const StorePage = late(() => import('../custom/store/StorePage.tsx'));
const TextsPage = late(() => import('../custom/storefront/texts/TextsPage.tsx'));

/** The pages that are no resource's list. */
export const ownPages: Page[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    routes: ['/dashboard', '/dashboard/appointments/:id'],
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
    routes: ['/Appointments', '/Appointments/:id'],
    label: 'resources.appointments.name',
    icon: CalendarMonth,
    section: 'repairs',
    creates: appointments,
    access: { list: appointments.access.list },
    element: <CalendarPage />,
  },
  {
    name: 'manageTrade',
    path: '/ManageTrade',
    label: 'trade.manage.title',
    icon: PriceChange,
    section: 'trade',
    flags: ['DASHBOARD_TRADE_MANAGE'],
    access: { list: editsPrices },
    element: <ManageTradePage />,
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
    name: 'reports',
    path: '/Reports',
    label: 'reports.title',
    icon: BarChart,
    section: 'wallet',
    flags: ['DASHBOARD_WALLET', 'DASHBOARD_WALLET_REPORTS'],
    access: reports.access,
    element: <ReportsPage />,
  },
  {
    name: 'settings',
    path: '/Settings',
    routes: ['/Settings', '/Settings/:info'],
    label: 'settings.title',
    icon: Settings,
    section: 'administration',
    access: { list: member },
    element: <SettingsPage tabs={settingsTabs} />,
  },
];
