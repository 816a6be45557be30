import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../../../kit/slots.ts';

/** Shows the existing customer that an appointment is linked to, and unlinks them. */
export function LinkedCustomer({ source = 'customer_id', readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const id = useWatch({ name: source }) as string | null | undefined;
  if (!id) return null;
  return (
    <Stack direction="row" data-wide role="status" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary">
        {translate('newBooking.known_customer')}
      </Typography>
      {!readOnly && (
        <Button
          size="small"
          onClick={() => setValue(source, null, { shouldDirty: true, shouldValidate: true })}
        >
          {translate('newBooking.other_customer')}
        </Button>
      )}
    </Stack>
  );
}
