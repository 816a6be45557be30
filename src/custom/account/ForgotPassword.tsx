import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { requestResetCode } from '../../authProvider/passwords.ts';
import { validateEmailFormat, PublicPage, StoreScreen, useScreenForm } from '../login/index.ts';
import { FormFooter } from './FormFooter.tsx';

/** /forgot-password: requests an email with a code and a link. */
export default function ForgotPassword() {
  const translate = useTranslate();
  return (
    <StoreScreen>
      {(store) => (
        <PublicPage
          store={store}
          title={translate('account.forgot.title')}
          text={translate('account.forgot.text')}
        >
          <RequestForm />
        </PublicPage>
      )}
    </StoreScreen>
  );
}

function RequestForm() {
  const translate = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const [isSent, setSent] = useState(true);
  const { field, form, isBusy, error } = useScreenForm({
    defaultValues: { email: '' },
    check: ({ email }) => ({ email: validateEmailFormat(email) }),
    submit: async (typed) => {
      const email = typed.email.trim();
      setSentTo(undefined);
      setSent(await requestResetCode(email));
      setSentTo(email);
    },
  });
  return (
    <Stack component="form" {...form} sx={{ gap: 2 }}>
      <TextField
        {...field('email')}
        label={translate('auth.email')}
        type="email"
        autoFocus
        slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', readOnly: isBusy } }}
      />
      {sentTo && (
        <Alert severity={isSent ? 'success' : 'info'} role="status">
          {translate(isSent ? 'messages.reset_sent' : 'account.forgot.sent_before')}.{' '}
          <Link
            component={RouterLink}
            color="inherit"
            underline="always"
            to={`/confirm-code?${new URLSearchParams({ email: sentTo })}`}
          >
            {translate('account.forgot.enter_code')}
          </Link>
        </Alert>
      )}
      <FormFooter
        {...{ error, isBusy }}
        label="account.forgot.send"
        link={{ to: '/login', label: 'account.back' }}
      />
    </Stack>
  );
}
