import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { locations } from '../../../schemas/locations/locations.ts';
import { LocationSections } from './LocationSections.tsx';
import { useDialogParameter } from '../../../kit/useDialogParameter.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';

const NewLocationDialog = lazyWithPreload(() => import('./NewLocationDialog.tsx'));

/** A location in sections. The location is part of the URL (contract 1 §2.7). */
export default function LocationsTab() {
  const translate = useTranslate();
  const { locations: known } = useSession();
  const { location: current } = useCurrentLocation();
  const [parameters, setParameters] = useSearchParams();
  const dialog = useDialogParameter('location');
  const mayCreate = useCan()('create', locations);
  const [isEditing, setIsEditing] = useState(false);
  const chosen = Number(parameters.get('location')) || current?.id;
  const location = known.find(({ id }) => id === chosen) ?? known[0];
  const show = (id: number | string) => setParameters({ location: String(id) });
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        {location ? (
          <TextField
            select
            label={translate('settings.locations.choose')}
            value={location.id}
            disabled={isEditing || known.length < 2}
            onChange={({ target }) => show(target.value)}
            slotProps={{ select: { native: true } }}
            sx={{ width: 300, maxWidth: '100%' }}
          >
            {known.map(({ id, location_name }) => (
              <option key={id} value={id}>
                {location_name}
              </option>
            ))}
          </TextField>
        ) : (
          <Typography color="text.secondary">{translate('settings.locations.none')}</Typography>
        )}
        {mayCreate && (
          <Button variant="contained" startIcon={<Add />} disabled={isEditing} onClick={dialog.open}>
            {translate('settings.locations.create')}
          </Button>
        )}
      </Stack>
      {location && <LocationSections key={location.id} id={location.id} onEditing={setIsEditing} />}
      {mayCreate && dialog.isOpen && (
        <LazyBoundary onClose={dialog.close}>
          <NewLocationDialog onClose={dialog.close} onCreated={show} />
        </LazyBoundary>
      )}
    </Stack>
  );
}
