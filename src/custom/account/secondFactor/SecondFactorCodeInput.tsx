import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { Controller, type Control, type RegisterOptions } from 'react-hook-form';
import { CodeBoxes } from '../CodeBoxes.tsx';

export interface CodeValues {
  code: string;
}

interface SecondFactorCodeInputProps {
  control: Control<CodeValues>;
  rules: RegisterOptions<CodeValues, 'code'>;
  /** Asks for a recovery code instead of the six digits. */
  isRecovery?: boolean;
  problem?: string;
  readOnly: boolean;
}

/** An authenticator code or a recovery code. */
export function SecondFactorCodeInput({
  control,
  rules,
  isRecovery = false,
  problem,
  readOnly,
}: SecondFactorCodeInputProps) {
  const translate = useTranslate();
  return (
    <Controller
      control={control}
      name="code"
      rules={rules}
      render={({ field: { ref, value, onChange, onBlur } }) =>
        isRecovery ? (
          <TextField
            id="recovery-code"
            label={translate('account.factor.recovery_code')}
            value={value}
            onChange={onChange}
            onBlur={() => value.trim() && onBlur()}
            inputRef={ref}
            error={Boolean(problem)}
            helperText={problem}
            autoFocus
            slotProps={{
              htmlInput: { readOnly, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
            }}
          />
        ) : (
          <CodeBoxes
            id="factor-code"
            label={translate('account.factor.code')}
            code={value}
            onChange={onChange}
            onLeave={() => value.trim() && onBlur()}
            inputRef={ref}
            autoFocus
            problem={problem}
            readOnly={readOnly}
          />
        )
      }
    />
  );
}
