import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { unlock } from '../../authProvider/screenLock.ts';
import { reauthenticate } from '../../authProvider/passwords.ts';
import { useSession } from '../../authProvider/session.ts';
import { validatePassword, PasswordField, PublicPage, useScreenForm } from '../login/index.ts';
import { FormFooter } from './FormFooter.tsx';

/** Replaces the app frame while the screen is locked; session and URL stay, and the password unlocks it. */
export default function LockScreen() {
  const translate = useTranslate();
  const { store, staff } = useSession();
  const { field, form, isBusy, error } = useScreenForm({
    defaultValues: { password: '' },
    check: ({ password }) => ({ password: validatePassword(password) }),
    submit: async ({ password }) => {
      await reauthenticate(password);
      unlock(staff.id);
    },
  });
  const isWrong = error === 'auth.wrong_credentials';
  return (
    <PublicPage
      store={store}
      title={translate('account.lock.title')}
      text={translate('account.lock.text', { name: staff.first_name })}
    >
      <Stack component="form" {...form} sx={{ gap: 2 }}>
        <input type="hidden" name="username" autoComplete="username" value={staff.email} />
        <PasswordField
          {...field('password')}
          label={translate('auth.password')}
          autoFocus
          slotProps={{ htmlInput: { autoComplete: 'current-password', readOnly: isBusy } }}
        />
        <FormFooter
          error={isWrong ? 'account.lock.wrong' : error}
          isBusy={isBusy}
          label="account.lock.unlock"
          link={{ to: '/logout', label: 'account.lock.other' }}
        />
      </Stack>
    </PublicPage>
  );
}
