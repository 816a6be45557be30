import type { ComponentType } from 'react';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Build from '@mui/icons-material/BuildOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';

/** The sections of the side menu, in order (contract 1 §2.2); empty ones are hidden. */
export const sections = {
  dashboard: SpaceDashboard,
  sales: Receipt,
  catalog: Storefront,
  inventory: Inventory,
  global_catalog: Public,
  repairs: Build,
  trade: SwapHoriz,
  customers: Groups,
  hub: Campaign,
  wallet: AccountBalanceWallet,
  shipping: LocalShipping,
  administration: Settings,
} satisfies Record<string, ComponentType>;

export type SectionKey = keyof typeof sections;
