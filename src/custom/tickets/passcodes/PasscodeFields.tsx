import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import {
  passcodeKinds,
  type Passcode,
  type PasscodeKind,
} from '../../../schemas/tickets/passcodes/passcodes.ts';
import { PatternGrid } from './PatternGrid.tsx';

interface PasscodeFieldsProps {
  passcode: Passcode;
  onChange: (passcode: Passcode) => void;
  /** A message. */
  error?: string | undefined;
}

/** The kind of a passcode, and the passcode: digits, a drawn pattern, or a password. */
export function PasscodeFields({ passcode: { kind, code }, onChange, error }: PasscodeFieldsProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_, chosen: PasscodeKind | null) => chosen && onChange({ kind: chosen, code: '' })}
        aria-label={translate('passcodes.kind')}
      >
        {passcodeKinds.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`passcodes.kinds.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'PATTERN' ? (
        <>
          <PatternGrid code={code} onChange={(next) => onChange({ kind, code: next })} />
          <FormHelperText sx={{ m: 0 }}>{translate('passcodes.pattern.hint')}</FormHelperText>
          <Button size="small" disabled={!code} onClick={() => onChange({ kind, code: '' })}>
            {translate('passcodes.pattern.clear')}
          </Button>
          {error && (
            <FormHelperText error role="alert">
              {error}
            </FormHelperText>
          )}
        </>
      ) : (
        <TextField
          key={kind}
          size="small"
          label={translate(`passcodes.kinds.${kind}`)}
          value={code}
          onChange={({ target }) => onChange({ kind, code: target.value })}
          error={Boolean(error)}
          helperText={error}
          slotProps={{
            htmlInput: {
              maxLength: 100,
              autoComplete: 'off',
              autoCorrect: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              ...(kind === 'PIN' && { inputMode: 'numeric' }),
            },
          }}
        />
      )}
    </Stack>
  );
}
