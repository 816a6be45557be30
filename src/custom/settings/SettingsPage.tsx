import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import { canOpen } from '../../schemas/canOpen.ts';
import { Loading } from '../../kit/errors/Loading.tsx';
import type { SettingsTab } from './SettingsTab.ts';

/** /Settings/:info. An unknown or forbidden tab redirects to the first allowed one. */
export default function SettingsPage({ tabs: all }: { tabs: SettingsTab[] }) {
  const translate = useTranslate();
  const session = useSession();
  const { info = '' } = useParams();
  const tabs = all.filter(({ access, flags }) =>
    canOpen(session, { access: { list: access }, ...(flags && { flags }) }),
  );
  const tab = tabs.find(({ key }) => key.toLowerCase() === info.toLowerCase());
  const nav = useRef<HTMLElement>(null);
  const key = tab?.key;
  useEffect(() => {
    const active = nav.current?.querySelector(`a[href$="/${key}"]`);
    active?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [key]);
  if (!tab) return <Navigate to={`/Settings/${tabs[0]?.key}`} replace />;
  const { element: Tab } = tab;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate('settings.title')}
      </Typography>
      <Columns>
        <nav ref={nav} aria-label={translate('settings.menu')}>
          {tabs.map((one) => (
            <NavLink key={one.key} to={`/Settings/${one.key}`}>
              {translate(`settings.tabs.${one.key}`)}
            </NavLink>
          ))}
        </nav>
        <div>
          <Suspense fallback={<Loading />}>
            <Tab />
          </Suspense>
        </div>
      </Columns>
    </>
  );
}

const Columns = styled('div')(({ theme: { breakpoints, palette, shape, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  [breakpoints.up('md')]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: spacing(4) },
  '& > nav': {
    display: 'flex',
    gap: 2,
    overflowX: 'auto',
    [breakpoints.up('md')]: { flexDirection: 'column', position: 'sticky', top: 76, alignSelf: 'start' },
  },
  '& > nav a': {
    padding: '8px 12px',
    borderRadius: shape.borderRadius,
    color: palette.text.secondary,
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: palette.action.hover, color: palette.text.primary },
    '&[aria-current=page]': {
      backgroundColor: palette.action.selected,
      color: palette.primary.dark,
      fontWeight: 600,
    },
  },
}));
