import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useController } from 'react-hook-form';
import type { Passcode } from '../../../schemas/tickets/passcodes/passcodes.ts';
import { PasscodeFields } from '../passcodes/PasscodeFields.tsx';
import { firstMessage } from '../rules/firstMessage.ts';
import { InputGroup } from '../rules/InputGroup.tsx';

interface NewPasscodeInputProps {
  source: string;
  isRequired: boolean;
}

/** The passcode of a device that is taken in; it is only in the memory of the page. */
export const NewPasscodeInput = memo(function NewPasscodeInput({
  source,
  isRequired,
}: NewPasscodeInputProps) {
  const translate = useTranslate();
  const { field, formState } = useController({ name: source });
  const { onChange, ref } = field;
  const value = field.value as Passcode | null;
  const [kind, setKind] = useState<Passcode['kind']>(value?.kind ?? 'PIN');
  return (
    <InputGroup ref={ref} title={translate('passcodes.title')} isRequired={isRequired}>
      <PasscodeFields
        passcode={value ?? { kind, code: '' }}
        error={firstMessage(get(formState.errors, source))}
        onChange={(next) => {
          setKind(next.kind);
          onChange(next.code ? next : null);
        }}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('intake.sections.passcode_about')}
      </Typography>
    </InputGroup>
  );
});
