import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { bulkEmailPurposes, type BulkEmailPurpose } from '../../../schemas/mail/bulkEmails.ts';

interface PurposeInputProps {
  value: BulkEmailPurpose;
  onChange: (purpose: BulkEmailPurpose) => void;
}

/** Purpose of a bulk email, which decides which customers may receive it. */
export function PurposeInput({ value, onChange }: PurposeInputProps) {
  const translate = useTranslate();
  return (
    <RadioGroup
      row
      aria-label={translate('mailing.purpose')}
      value={value}
      onChange={({ target }) => onChange(target.value as BulkEmailPurpose)}
      sx={{ flexShrink: 0 }}
    >
      {bulkEmailPurposes.map((one) => (
        <FormControlLabel
          key={one}
          value={one}
          control={<Radio size="small" />}
          label={translate(`mailing.purposes.${one}`)}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </RadioGroup>
  );
}
