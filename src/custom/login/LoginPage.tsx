import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { readSignOutReason, type SignOutReason } from '../../authProvider/signOutReason.ts';
import { LoginForm } from './LoginForm.tsx';
import { PublicPage } from './PublicPage.tsx';

/** What another screen has told to say here. */
export interface LoginState {
  /** A message key, or a sentence of the service. */
  notice?: string;
  /** Why it is shown to somebody who did not ask for it. */
  why?: SignOutReason;
}

/** The sign-in screen; `store` is the one that the address belongs to, once it is known. */
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
