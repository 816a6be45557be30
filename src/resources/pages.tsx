import BarChart from '@mui/icons-material/BarChartOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/TuneOutlined';
import type { Page } from '../kit/page.ts';
import type { SettingsTab } from '../custom/settings/SettingsTab.ts';
import { appointments } from '../schemas/appointments/appointments.ts';
import { appointmentMessages } from '../schemas/messageRules/appointmentMessages.ts';
import { member, right } from '../schemas/can.ts';
import { serials } from '../schemas/inventory/serials.ts';
import { reports } from '../schemas/reports/reports.ts';
import { store } from '../schemas/store/store.ts';
import { savedViews } from '../schemas/views/savedViews.ts';
import { storefront } from '../schemas/storefront/access.ts';
import { editsTickets } from '../schemas/tickets/access.ts';
import { ticketDevices } from '../schemas/tickets/ticketDevices.ts';
import { tickets } from '../schemas/tickets/tickets.ts';
import { editsPrices } from '../schemas/trade/access.ts';
import { tradeSettings } from '../schemas/trade/settings.ts';
import { tradeVersions } from '../schemas/trade/versions.ts';
import { roleAccess } from '../schemas/staff/roles.ts';
import { settingsTabs } from './settingsTabs.ts';
import type { SimulatedPage } from '../schemas/staff/simulate.ts';
import { Navigate } from 'react-router-dom';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { RedirectToFirstPage } from '../kit/RedirectToFirstPage.tsx';

const AccessPage = lazyWithPreload(() => import('../custom/staff/access/AccessPage.tsx'));
const CalendarPage = lazyWithPreload(() => import('../custom/appointments/calendar/CalendarPage.tsx'));
const ConfigurationsPage = lazyWithPreload(
  () => import('../custom/storefront/configurations/ConfigurationsPage.tsx'),
);
const DashboardPage = lazyWithPreload(() => import('../custom/dashboard/DashboardPage.tsx'));
const ManageTradePage = lazyWithPreload(() => import('../custom/trade/manage/ManageTradePage.tsx'));
const PickUpPage = lazyWithPreload(() => import('../custom/tickets/pickUp/PickUpPage.tsx'));
const ProfilePage = lazyWithPreload(() => import('../custom/account/ProfilePage.tsx'));
const ReportsPage = lazyWithPreload(() => import('../custom/reports/ReportsPage.tsx'));
const SettingsPage = lazyWithPreload(() => import('../custom/settings/SettingsPage.tsx'));
const StaticPagesPage = lazyWithPreload(() => import('../custom/storefront/pages/StaticPagesPage.tsx'));
const StorePage = lazyWithPreload(() => import('../custom/store/StorePage.tsx'));
const TextsPage = lazyWithPreload(() => import('../custom/storefront/texts/TextsPage.tsx'));

const aboutStorefront = { name: 'storefront', ...storefront };

const toPart = ({ key, access, flags, relatedPermissions }: SettingsTab): SimulatedPage => ({
  name: `settings.${key}`,
  path: `/Settings/${key}`,
  label: `settings.tabs.${key}`,
  access: { list: access },
  ...(flags && { flags }),
  relatedPermissions,
});

/** Pages that are not lists of a resource. */
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
    relatedPermissions: [savedViews],
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
    relatedPermissions: [appointments, appointmentMessages],
    access: { list: appointments.access.list },
    element: <CalendarPage />,
  },
  {
    name: 'pickUp',
    path: '/PickUp',
    label: 'bench.pick_up.title',
    icon: Outbox,
    section: 'repairs',
    flags: ['DASHBOARD_REPAIRS_TICKETS'],
    access: { list: editsTickets },
    relatedPermissions: [tickets, ticketDevices],
    element: <PickUpPage />,
  },
  {
    name: 'manageTrade',
    path: '/ManageTrade',
    label: 'trade.manage.title',
    icon: PriceChange,
    section: 'trade',
    flags: ['DASHBOARD_TRADE_MANAGE'],
    access: { list: editsPrices },
    relatedPermissions: [tradeVersions, { name: 'tradeSettings', ...tradeSettings }],
    element: <ManageTradePage />,
  },
  {
    name: 'tradeDevicePool',
    path: '/TradeDevicePool',
    label: 'trade.pool',
    icon: Devices,
    section: 'trade',
    flags: ['DASHBOARD_TRADE_REQUESTS', 'DASHBOARD_CATALOG_INVENTORY'],
    access: { list: serials.access.list },
    element: <Navigate to={`/DevicePool?filter=${encodeURIComponent('{"from_trade":true}')}`} replace />,
  },
  {
    name: 'hub',
    path: '/Hub',
    label: 'shell.sections.hub',
    icon: Campaign,
    access: { list: member },
    isOpen: true,
    element: <RedirectToFirstPage section="hub" />,
  },
  {
    name: 'store',
    path: '/store',
    label: 'resources.store.name',
    icon: Storefront,
    section: 'administration',
    access: { list: right('VIEW_STORE_SETTINGS') },
    relatedPermissions: [store],
    element: <StorePage />,
  },
  {
    name: 'pages',
    path: '/pages',
    label: 'staticPages.title',
    icon: Description,
    section: 'administration',
    access: storefront.access,
    relatedPermissions: [aboutStorefront],
    element: <StaticPagesPage />,
  },
  {
    name: 'configurations',
    path: '/configurations',
    label: 'configurations.title',
    icon: Tune,
    section: 'administration',
    access: { list: storefront.access.list },
    relatedPermissions: [aboutStorefront],
    element: <ConfigurationsPage />,
  },
  {
    name: 'storefrontTexts',
    path: '/configurations/texts',
    label: 'storefrontTexts.title',
    icon: Translate,
    access: { list: storefront.access.list },
    relatedPermissions: [aboutStorefront],
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
    name: 'access',
    path: '/Access',
    label: 'access.title',
    icon: ManageAccounts,
    access: { list: roleAccess.access.list },
    element: <AccessPage />,
  },
  {
    name: 'settings',
    path: '/Settings',
    routes: ['/Settings', '/Settings/:info'],
    label: 'settings.title',
    icon: Settings,
    section: 'administration',
    access: { list: member },
    parts: settingsTabs.map(toPart),
    element: <SettingsPage tabs={settingsTabs} />,
  },
];
