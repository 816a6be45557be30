import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Controller } from 'react-hook-form';
import { changeEmail, requestEmailCode } from '../../../authProvider/ownAccount.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { validateEmailFormat, validateCode, validatePassword, useScreenForm } from '../../login/index.ts';
import { CodeBoxes } from '../CodeBoxes.tsx';
import { emptyCode } from '../codeDigits.ts';
import { AccountForm } from './AccountForm.tsx';
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx';
import { throwFieldErrors } from './throwFieldErrors.ts';

/** Changes the user's email address, confirmed by a code sent to the new one. */
export default function EmailDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [sentTo, setSentTo] = useState<string>();
  const { field, control, rules, problemOf, form, isBusy, error } = useScreenForm({
    defaultValues: { email: '', present: '', code: emptyCode },
    check: ({ email, present, code }) => ({
      email: validateEmailFormat(email),
      present: validatePassword(present),
      code: email.trim() === sentTo ? validateCode(code) : undefined,
    }),
    submit: async ({ email: typed, present, code }) => {
      const email = typed.trim();
      if (email !== sentTo) {
        await requestEmailCode(present, email).catch(throwFieldErrors);
        return setSentTo(email);
      }
      await changeEmail(present, email, code).catch(throwFieldErrors);
      await queryClient.invalidateQueries({ queryKey: ['session'] });
      await queryClient.invalidateQueries({ queryKey: ['sessions'] });
      notify('account.sign_in.email_changed', { type: 'success' });
      return onClose();
    },
  });
  return (
    <DialogFrame title={translate('account.sign_in.email')} onClose={onClose}>
      <AccountForm
        {...{ form, error, isBusy, onClose }}
        label={sentTo ? 'account.sign_in.email_set' : 'account.sign_in.email_send'}
      >
        <CurrentPasswordInput field={field('present')} readOnly={isBusy} />
        <TextField
          {...field('email')}
          type="email"
          label={translate('account.sign_in.new_email')}
          slotProps={{ htmlInput: { autoComplete: 'email', readOnly: isBusy || Boolean(sentTo) } }}
        />
        {sentTo && (
          <>
            <Alert severity="info">{translate('account.sign_in.code_sent', { email: sentTo })}</Alert>
            <Controller
              control={control}
              name="code"
              rules={rules('code')}
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <CodeBoxes
                  id="code"
                  label={translate('account.confirm.code')}
                  code={value}
                  onChange={onChange}
                  onLeave={() => value.trim() && onBlur()}
                  inputRef={ref}
                  problem={problemOf('code')}
                  readOnly={isBusy}
                />
              )}
            />
          </>
        )}
      </AccountForm>
    </DialogFrame>
  );
}
