import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface SettingInputProps {
  name: 'address' | 'key' | 'webhook_secret';
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  hint?: string | undefined;
  /** Texts of what is wrong, by name. */
  errors: Record<string, string>;
  mayEdit: boolean;
}

const words = 'online_payments.settings';

/** A text of the settings with its hint, or what is wrong with it. */
export function SettingInput({
  name,
  value,
  onChange,
  maxLength = 300,
  hint,
  errors,
  mayEdit,
}: SettingInputProps) {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      label={translate(`${words}.${name}`)}
      value={value}
      disabled={!mayEdit}
      error={Boolean(errors[name])}
      helperText={errors[name] ?? hint ?? translate(`${words}.${name}_hint`)}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off', spellCheck: false } }}
    />
  );
}

interface KeyInputProps extends Omit<SettingInputProps, 'name'> {
  name: 'key' | 'webhook_secret';
  /** The last characters of the stored one; null: none. */
  end: string | null;
}

/** A key; the stored one is not shown and stays unless another is typed. */
export function KeyInput({ end, hint, ...props }: KeyInputProps) {
  const translate = useTranslate();
  const usual = hint ?? translate(`${words}.${props.name}_hint`);
  const stored = end === null ? '' : ` ${translate(`${words}.stored`, { end })}`;
  return <SettingInput {...props} hint={usual + stored} />;
}
