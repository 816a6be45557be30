import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { needsPassword } from '../../../authProvider/missingFactor.ts';
import { beginSecondFactor } from '../../../authProvider/secondFactor.ts';
import type { NewKey } from '../../../schemas/account/secondFactorState.ts';
import { validatePassword, PasswordField, useScreenForm } from '../../login/index.ts';
import { FormFooter } from '../FormFooter.tsx';

interface EnrolmentStartFormProps {
  /** If false, the password is only asked for when the service requires it. */
  asksPassword: boolean;
  onBegun: (key: NewKey) => void;
  link?: { to: string; label: string };
}

/** First step of the enrolment: explanation and password. */
export function EnrolmentStartForm({ asksPassword, onBegun, link }: EnrolmentStartFormProps) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(asksPassword);
  const { field, form, isBusy, error } = useScreenForm({
    defaultValues: { password: '' },
    check: ({ password }) => ({ password: isAsked ? validatePassword(password) : undefined }),
    submit: async ({ password }) => {
      try {
        onBegun(await beginSecondFactor(password));
      } catch (reason) {
        if (!needsPassword(reason) || isAsked) throw reason;
        setAsked(true);
      }
    },
  });
  const isWrong = error === 'auth.wrong_credentials';
  return (
    <Stack component="form" {...form} sx={{ gap: 2 }}>
      <Typography variant="body2">{translate('account.factor.what')}</Typography>
      {isAsked && (
        <PasswordField
          {...field('password')}
          label={translate('auth.password')}
          autoFocus
          slotProps={{ htmlInput: { autoComplete: 'current-password', readOnly: isBusy } }}
        />
      )}
      <FormFooter
        error={isWrong ? 'account.lock.wrong' : error}
        isBusy={isBusy}
        label="account.factor.begin"
        link={link}
      />
    </Stack>
  );
}
