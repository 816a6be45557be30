import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { layout } from '../../theme/tokens.ts';
import { DarkModeToggle } from './DarkModeToggle.tsx';
import { FullscreenToggle } from './FullscreenToggle.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LocationSwitcher } from './LocationSwitcher.tsx';
import { NotificationsBell } from '../notifications/index.ts';
import { SearchButton } from '../search/index.ts';
import type { CreateEntry } from './menu.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { ShopLink } from './ShopLink.tsx';
import { truncate } from './truncate.ts';
import { UserMenu } from './UserMenu.tsx';

interface TopBarProps {
  create: CreateEntry[];
  /** Opens or collapses the menu, if there is one. */
  menuButton: ReactNode;
}

export const TopBar = memo(function TopBar({ create, menuButton }: TopBarProps) {
  const { store } = useSession();
  return (
    <Bar>
      {menuButton}
      <div className="place">
        <Typography
          component="span"
          noWrap
          title={store.name}
          sx={{ fontWeight: 650, letterSpacing: '-0.01em' }}
        >
          {truncate(store.name, 15)}
        </Typography>
        <LocationSwitcher />
      </div>
      <SearchButton create={create} />
      <ShopLink />
      <CreateMenu entries={create} />
      <LanguageSwitch />
      <DarkModeToggle />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
        <FullscreenToggle />
      </Box>
      <NotificationsBell />
      <UserMenu />
    </Bar>
  );
});

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: layout.topBar,
  padding: '0 12px',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& .place': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: '0 8px 0 6px',
    '& > *': { maxWidth: '100%' },
    [theme.breakpoints.down('md')]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 0,
      lineHeight: 1.2,
    },
  },
}));
