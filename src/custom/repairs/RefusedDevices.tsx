import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { repairs } from '../../schemas/repairs/repairs.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { toFieldName } from '../../kit/form/toFieldName.ts';
import { useErrorText } from '../../kit/form/useErrorText.ts';
import { useResourceText } from '../../kit/useResourceText.ts';
import type { CreatedServices } from './createServices.ts';

/** Lists the devices the service was not created for, with errors. They stay selected in the form. */
export function RefusedDevices({ refused, created }: CreatedServices) {
  const translate = useTranslate();
  const errorText = useErrorText(repairs);
  const { field } = useResourceText({ resource: repairs.name });
  const { setValue } = useFormContext();
  useEffect(() => {
    const left = refused.map(({ device }) => device);
    setValue('devices', left, { shouldDirty: true });
    setValue('product_id', left[0]?.id, { shouldDirty: true, shouldValidate: true });
  }, [refused, setValue]);
  const textOf = (error: ValidationError) =>
    `${field(toFieldName(error.path).split('.')[0] ?? '')}: ${errorText(error)}`;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate('resources.repairs.refused', { smart_count: refused.length })}
      <ul>
        {refused.map(({ device, errors }) => (
          <li key={device.id}>
            <strong>{device.name ?? device.id}</strong>{' '}
            {errors.length > 0 ? errors.map(textOf).join(', ') : translate('messages.failed')}
          </li>
        ))}
      </ul>
      {created.length > 0 && translate('resources.repairs.created_for', { smart_count: created.length })}
    </Alert>
  );
}
