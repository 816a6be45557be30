import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { photoPhases, type PhotoValues } from '../../../schemas/tickets/photos/photos.ts';

type Choices = Pick<PhotoValues, 'phase' | 'is_internal'>;

interface PhotoChoicesProps {
  values: Choices;
  onChange: (values: Choices) => void;
}

/** When a photo was taken, and whether the customer may see it. */
export function PhotoChoices({ values, onChange }: PhotoChoicesProps) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('ticket_photos.phase')}
        value={values.phase}
        onChange={({ target }) => {
          const phase = photoPhases.find((one) => one === target.value);
          if (phase) onChange({ ...values, phase });
        }}
        sx={{ minWidth: 150 }}
      >
        {photoPhases.map((phase) => (
          <MenuItem key={phase} value={phase}>
            {translate(`ticket_photos.phases.${phase}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={!values.is_internal}
            onChange={({ target }) => onChange({ ...values, is_internal: !target.checked })}
          />
        }
        label={translate('ticket_photos.for_customer')}
      />
    </>
  );
}
