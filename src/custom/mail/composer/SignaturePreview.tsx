import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { MailMarkup } from '../MailMarkup.tsx';

/** The signature that the services append, unless it is switched off. */
export function SignaturePreview({ html }: { html: string }) {
  const translate = useTranslate();
  const { field } = useController({ name: 'signature' });
  const isOn = field.value as boolean;
  return (
    <Below>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={isOn} onChange={(_, isChosen) => field.onChange(isChosen)} />
        }
        label={translate('mail.signature')}
      />
      {isOn && <MailMarkup html={html} />}
    </Below>
  );
}

const Below = styled('div')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  '& .MuiFormControlLabel-label': { fontSize: 'inherit' },
}));
