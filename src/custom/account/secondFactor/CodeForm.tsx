import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { codeProblemOf } from '../../../authProvider/secondFactor.ts';
import { isAuthenticatorCode } from '../../../schemas/account/secondFactor.ts';
import { useScreenForm } from '../../login/index.ts';
import { emptyCode } from '../codeDigits.ts';
import { FormFooter } from '../FormFooter.tsx';
import { SecondFactorCodeInput, type CodeValues } from './SecondFactorCodeInput.tsx';

interface CodeFormProps {
  /** Rejects with the reason why the code was refused. */
  submit: (code: string) => Promise<unknown>;
  label: string;
  /** Also accepts a recovery code. */
  takesRecovery?: boolean;
  link?: { to: string; label: string };
}

/** Asks for an authenticator code; a wrong one is reported at the field. */
export function CodeForm({ takesRecovery = false, ...props }: CodeFormProps) {
  const translate = useTranslate();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Stack sx={{ gap: 2 }}>
      <TypedCode key={String(isRecovery)} {...props} isRecovery={isRecovery} />
      {takesRecovery && (
        <Button size="small" sx={{ alignSelf: 'center' }} onClick={() => setRecovery(!isRecovery)}>
          {translate(isRecovery ? 'account.factor.use_code' : 'account.factor.use_recovery')}
        </Button>
      )}
    </Stack>
  );
}

interface TypedCodeProps extends Omit<CodeFormProps, 'takesRecovery'> {
  isRecovery: boolean;
}

const ofCode = 'account.factor.errors';

function TypedCode({ submit, label, link, isRecovery }: TypedCodeProps) {
  const translate = useTranslate();
  const incomplete = isRecovery ? 'validation.required' : 'account.factor.errors.incomplete';
  const { control, rules, problemOf, form, isBusy, error } = useScreenForm<CodeValues>({
    defaultValues: { code: isRecovery ? '' : emptyCode },
    check: ({ code }) => ({
      code: (isRecovery ? code.trim() : isAuthenticatorCode(code)) ? undefined : { key: incomplete },
    }),
    submit: ({ code }) =>
      submit(code.trim()).catch((reason: unknown) => {
        const problem = codeProblemOf(reason);
        throw problem ? new Error(problem, { cause: reason }) : reason;
      }),
  });
  const isOfCode = error?.startsWith(ofCode);
  return (
    <Stack component="form" {...form} sx={{ gap: 2 }}>
      <SecondFactorCodeInput
        control={control}
        rules={rules('code')}
        isRecovery={isRecovery}
        problem={problemOf('code') ?? (isOfCode && error ? translate(error) : undefined)}
        readOnly={isBusy}
      />
      <FormFooter error={isOfCode ? undefined : error} isBusy={isBusy} label={label} link={link} />
    </Stack>
  );
}
