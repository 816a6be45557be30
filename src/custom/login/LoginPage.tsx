import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { readSignOutReason, type SignOutReason } from '../../authProvider/signOutReason.ts';
import { LoginForm } from './LoginForm.tsx';
import { PublicPage } from './PublicPage.tsx';

/** Location state passed by other screens. */
export interface LoginState {
  /** A message key, or a message of the service. */
  notice?: string;
  /** Why the user was signed out. */
  why?: SignOutReason;
}

/** The sign-in screen. `store` is the store of the host name, once loaded. */
export function LoginPage({ store }: { store?: { name: string } }) {
  const translate = useTranslate();
  const { notice, why = readSignOutReason() } = (useLocation().state ?? {}) as LoginState;
  const tab = translate('auth.title');
  const title = store ? translate('auth.title_store', { store: store.name }) : tab;
  return (
    <PublicPage {...{ store, title, tab }} text={translate('auth.subtitle')}>
      {notice && (
        <Alert severity="success" role="status" sx={{ mb: 2 }}>
          {translate(notice)}
        </Alert>
      )}
      {why && !notice && (
        <Alert severity={why === 'deactivated' ? 'warning' : 'info'} role="status" sx={{ mb: 2 }}>
          {translate(`auth.why.${why}`)}
        </Alert>
      )}
      <LoginForm />
    </PublicPage>
  );
}
