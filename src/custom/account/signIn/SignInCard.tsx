import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { Card } from '../../../kit/Card.tsx';

const dialogs = {
  email: lazy(() => import('./EmailDialog.tsx')),
  password: lazy(() => import('./PasswordDialog.tsx')),
};

/** Sign-in methods, and how to change them. */
export function SignInCard() {
  const translate = useTranslate();
  const { email } = useSession().staff;
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Dialog = open && dialogs[open];
  return (
    <Card title={translate('account.sign_in.title')}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('account.sign_in.text', { email })}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setOpen('password')}>
            {translate('account.sign_in.password')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('email')}>
            {translate('account.sign_in.email')}
          </Button>
        </Stack>
      </Stack>
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
