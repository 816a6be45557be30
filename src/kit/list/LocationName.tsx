import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';

/** The location that a list is about, beside its title. */
export function LocationName() {
  const translate = useTranslate();
  const { location } = useCurrentLocation();
  return (
    <Typography color="text.secondary">
      {location?.location_name ?? translate('shell.location.all')}
    </Typography>
  );
}
