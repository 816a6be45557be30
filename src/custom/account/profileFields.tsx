import TextField from '@mui/material/TextField';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { languages } from '../../i18n/languages.ts';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps, SlotProps } from '../../kit/slots.ts';
import { useRoleName } from '../staff/index.ts';

/** Read-only: staff cannot change their own role. */
export function RoleField({ source }: SlotProps) {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const { role = '' } = useRecordContext<RaRecord & { role: string }>() ?? {};
  return (
    <TextField disabled name={source} label={translate('account.profile.role')} value={nameOfRole(role)} />
  );
}

/** Read-only: the email address is changed in a dialog that asks for the password. */
export function EmailField({ source }: SlotProps) {
  const translate = useTranslate();
  const { email = '' } = useRecordContext<RaRecord & { email: string }>() ?? {};
  return <TextField disabled name={source} label={translate('resources.staff.fields.email')} value={email} />;
}

const choices = languages.map(({ locale, name }) => ({ id: locale, name }));

export function LanguageInput({ source = 'settings', readOnly }: Partial<InputProps>) {
  return (
    <SelectInput
      source={`${source}.default_locale`}
      label="account.profile.language"
      choices={choices}
      readOnly={readOnly}
      isRequired
    />
  );
}
