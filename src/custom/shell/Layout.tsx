import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState, type ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { layout } from '../../theme/tokens.ts';
import { Loading } from '../errors/Loading.tsx';
import type { CreateEntry, MenuSection } from './menu.ts';
import { Notification } from './Notification.tsx';
import { PageFooter } from './PageFooter.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageTitle } from './usePageTitle.ts';

interface LayoutProps {
  /** Filtered by rights and flags already. */
  menu: MenuSection[];
  /** What the New button offers. */
  create: CreateEntry[];
  children: ReactNode;
}

/** The frame around every page of the signed-in admin. */
export function Layout({ menu, create, children }: LayoutProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [isCondensed, setCondensed] = useStore('shell.condensed', false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const translate = useTranslate();
  const closeDrawer = () => setDrawerOpen(false);
  const { store } = useSession();
  usePageTitle();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <TopBar
        create={create}
        {...(isNarrow
          ? { menuLabel: 'shell.open_menu', isMenuOpen: isDrawerOpen, onMenu: () => setDrawerOpen(true) }
          : {
              menuLabel: isCondensed ? 'shell.expand_menu' : 'shell.condense_menu',
              isMenuOpen: !isCondensed,
              onMenu: () => setCondensed(!isCondensed),
            })}
      />
      <Frame>
        {isNarrow ? (
          <Drawer
            open={isDrawerOpen}
            onClose={closeDrawer}
            slotProps={{
              paper: { 'aria-label': translate('shell.menu'), sx: { width: 280, maxWidth: '85vw' } },
            }}
          >
            <SideMenu menu={menu} onLeave={closeDrawer} />
          </Drawer>
        ) : (
          <aside style={{ width: isCondensed ? layout.condensedMenu : layout.menu }}>
            <SideMenu menu={menu} isCondensed={isCondensed} />
          </aside>
        )}
        <div className="page">
          <main id="content" tabIndex={-1}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </main>
          <PageFooter store={store} />
        </div>
      </Frame>
      <Notification />
    </>
  );
}

const height = `calc(100vh - ${layout.topBar}px)`;

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  '& > aside': {
    position: 'sticky',
    top: layout.topBar,
    flexShrink: 0,
    height,
    borderRight: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  '& > .page': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: height },
  '& main': {
    flex: 1,
    width: '100%',
    maxWidth: layout.content,
    margin: '0 auto',
    padding: theme.spacing(3),
    outline: 'none',
    [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
  },
}));
