import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import type { Page } from '../../kit/page.ts';
import { layout } from '../../theme/tokens.ts';
import { EmailLinkContext } from '../../kit/fields/EmailValue.tsx';
import { Loading } from '../../kit/errors/Loading.tsx';
import { ComposerHost, MailLink } from '../mail/index.ts';
import { ReplyOutbox } from '../inbox/index.ts';
import { TicketOutbox } from '../tickets/index.ts';
import { useLayoutOption } from './layoutOptions.ts';
import type { CreateEntry, MenuSection } from './menu.ts';
import { SeenShellKeeper } from './SeenShellKeeper.ts';
import { SideMenuButton } from './SideMenuButton.tsx';
import { Notification } from './Notification.tsx';
import { PageTitle } from './PageTitle.ts';
import { PageFooter } from './PageFooter.tsx';
import { Preloader } from './Preloader.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SideMenu } from './sideMenu/SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ToneProvider } from './ToneProvider.tsx';
import { TopBar } from './TopBar.tsx';

interface LayoutProps {
  pages: Pick<Page, 'path' | 'label'>[];
  /** Already filtered by rights and feature flags. */
  menu: MenuSection[];
  /** The entries of the New button. */
  create: CreateEntry[];
  children: ReactNode;
}

/** The frame around every page of the admin. Its parts stay mounted across navigation. */
export function Layout({ pages, menu, create, children }: LayoutProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [sidebarType, setSidebarType] = useLayoutOption('sidebar_type');
  const [sidebarTheme] = useLayoutOption('sidebar_theme');
  const [topBarTheme] = useLayoutOption('topbar_theme');
  const [direction] = useLayoutOption('layout');
  const [width] = useLayoutOption('width');
  const isCondensed = sidebarType === 'condensed';
  const isRow = direction === 'horizontal' && !isNarrow;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const translate = useTranslate();
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const { store } = useSession();
  const menuButton = useMemo(() => {
    if (isRow) return null;
    if (isNarrow)
      return (
        <SideMenuButton
          label="shell.open_menu"
          isOpen={isDrawerOpen}
          hidden={menu.flatMap(({ entries }) => entries)}
          onClick={() => setDrawerOpen(true)}
        />
      );
    return (
      <SideMenuButton
        label={isCondensed ? 'shell.expand_menu' : 'shell.condense_menu'}
        isOpen={!isCondensed}
        onClick={() => setSidebarType(isCondensed ? 'default' : 'condensed')}
      />
    );
  }, [isRow, isNarrow, isDrawerOpen, isCondensed, setSidebarType, menu]);
  return (
    <>
      <PageTitle pages={pages} />
      <SeenShellKeeper />
      <SkipLink />
      <ProgressBar />
      <Preloader />
      <ToneProvider tone={topBarTheme}>
        <TopBar create={create} menuButton={menuButton} />
      </ToneProvider>
      {isRow && (
        <ToneProvider tone={sidebarTheme}>
          <Row>
            <SideMenu menu={menu} isRow />
          </Row>
        </ToneProvider>
      )}
      <Frame data-width={width}>
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
          !isRow && (
            <ToneProvider tone={sidebarTheme}>
              <Aside style={{ width: isCondensed ? layout.condensedMenu : layout.menu }}>
                <SideMenu menu={menu} isCondensed={isCondensed} />
              </Aside>
            </ToneProvider>
          )
        )}
        <div className="page">
          <main id="content" tabIndex={-1}>
            <EmailLinkContext value={mailLinkTo}>
              <Suspense fallback={<Loading />}>{children}</Suspense>
            </EmailLinkContext>
          </main>
          <PageFooter store={store} />
        </div>
      </Frame>
      <ComposerHost />
      <TicketOutbox />
      <ReplyOutbox />
      <Notification />
    </>
  );
}

const mailLinkTo = (address: string) => <MailLink address={address} />;

const height = `calc(100vh - ${layout.topBar}px)`;

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: layout.topBar,
  flexShrink: 0,
  height,
  borderRight: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));

const Row = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  '& > .page': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: height },
  '& main': {
    flex: 1,
    width: '100%',
    maxWidth: layout.fluid,
    margin: '0 auto',
    padding: theme.spacing(3),
    outline: 'none',
    [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
  },
  '&[data-width=boxed] main': { maxWidth: layout.boxed },
}));
