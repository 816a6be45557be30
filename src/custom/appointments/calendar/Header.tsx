import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useButtonAction } from '../../../kit/actions/useAction.ts';
import { iconOnPhone } from '../../../kit/list/iconOnPhone.ts';
import { useResourceText } from '../../../kit/useResourceText.ts';

/** Title of the calendar, and New Appointment for staff with the right. */
export function Header({ onCreate }: { onCreate: (() => void) | undefined }) {
  const translate = useTranslate();
  const text = useResourceText();
  const { location } = useCurrentLocation();
  const label = text.action('new');
  const button = useButtonAction(label, { keys: 'n', isOn: onCreate !== undefined });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography variant="h1" sx={{ flexGrow: 1, minWidth: 0 }}>
        {text.plural}
        <Typography component="span" variant="inherit" color="text.secondary" sx={{ fontWeight: 450 }}>
          {' · '}
          {location?.location_name ?? translate('shell.location.all')}
        </Typography>
      </Typography>
      {onCreate && (
        <Button
          ref={button}
          variant="contained"
          startIcon={<Add />}
          onClick={onCreate}
          aria-label={label}
          sx={iconOnPhone}
          title={translate('list.new_key')}
          aria-keyshortcuts="n"
        >
          <span className="label">{label}</span>
        </Button>
      )}
    </Stack>
  );
}
