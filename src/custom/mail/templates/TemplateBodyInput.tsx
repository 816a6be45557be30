import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { InputProps } from '../../../kit/slots.ts';
import { placeholders } from '../../../schemas/mail/placeholders.ts';
import BodyInput from '../composer/BodyInput.tsx';

/** The body of a template, with the available placeholders. */
export default function TemplateBodyInput({ source = 'body', readOnly }: Partial<InputProps>) {
  const translate = useTranslate();
  const error = useFormState().errors[source]?.message;
  return (
    <div data-wide>
      <Typography variant="body2" color="text.secondary">
        {translate('resources.mailTemplates.fields.body')}
      </Typography>
      <BodyInput source={source} label="resources.mailTemplates.fields.body" readOnly={readOnly} />
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
      <FormHelperText>
        {translate('resources.mailTemplates.placeholders')}{' '}
        {placeholders.map((name) => `{${name}}`).join(' ')}
      </FormHelperText>
    </div>
  );
}
