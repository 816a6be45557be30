import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { radius } from '../../theme/tokens.ts';
import { DarkModeToggle, LanguageSwitch, Notification, PageFooter } from '../shell/index.ts';

interface PublicPageProps {
  /** The store of the host name, once loaded. */
  store?: { name: string };
  title: string;
  /** The document title, if it differs from the heading. */
  tab?: string;
  text?: ReactNode;
  children: ReactNode;
}

/** The frame of all screens outside the admin: sign-in, password screens, lock screen. */
export function PublicPage({ store, title, tab = title, text, children }: PublicPageProps) {
  useEffect(() => {
    document.title = store ? `${tab} · ${store.name}` : tab;
  }, [tab, store]);
  return (
    <Page>
      <header>
        <LanguageSwitch />
        <DarkModeToggle />
      </header>
      <main>
        <span className="mark" aria-hidden>
          {store?.name.charAt(0)}
        </span>
        <Typography component="h1" variant="h1" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3, textWrap: 'pretty' }}>
          {text}
        </Typography>
        {children}
      </main>
      {store && <PageFooter store={store} />}
      <Notification />
    </Page>
  );
}

const Page = styled('div')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  minHeight: '100dvh',
  background: `radial-gradient(120% 70% at 50% 0%, ${palette.action.selected}, transparent 70%)`,
  '& header': { justifySelf: 'end', padding: 12 },
  '& main': {
    alignSelf: 'center',
    width: 'min(400px, 100%)',
    padding: 32,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.large,
    [breakpoints.down('sm')]: { alignSelf: 'start', padding: '16px 20px', background: 'none', border: 0 },
  },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    marginBottom: 20,
    borderRadius: radius.medium,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    fontSize: '1.125rem',
    fontWeight: 650,
  },
}));
