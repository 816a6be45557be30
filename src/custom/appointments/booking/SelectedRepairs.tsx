import Close from '@mui/icons-material/Close';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../../schemas/appointments/appointments.ts';
import { RepairList } from '../details/RepairList.tsx';
import { useSelection } from './selection.ts';

const nameOf = ({ product_name, repair_name }: AppointmentRepair) => `${product_name} ${repair_name}`;

/** Selected repairs with their terms and a remove button. */
export function SelectedRepairs() {
  const translate = useTranslate();
  const titleId = useId();
  const { selected, remove, errors } = useSelection();
  const removal = (repair: AppointmentRepair) => (
    <IconButton
      size="small"
      aria-label={translate('newBooking.remove', { name: nameOf(repair) })}
      onClick={() => remove(repair.repair_id)}
    >
      <Close fontSize="small" />
    </IconButton>
  );
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate('newBooking.selected')}
        {selected.length > 0 && ` (${selected.length})`}
      </Typography>
      {selected.length === 0 && (
        <Typography variant="body2" color={errors.length > 0 ? 'error' : 'text.secondary'}>
          {translate('newBooking.none_selected')}
        </Typography>
      )}
      {selected.map(
        (repair, index) =>
          errors[index]?.message && (
            <FormHelperText key={repair.repair_id} error role="alert">
              {nameOf(repair)}: {errors[index].message}
            </FormHelperText>
          ),
      )}
      <RepairList repairs={selected} action={removal} />
    </section>
  );
}
