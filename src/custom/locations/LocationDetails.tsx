import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import { allows } from '../../schemas/can.ts';
import { locations, type Location } from '../../schemas/locations/locations.ts';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../kit/form/FormSkeleton.tsx';
import { useCloseDialog } from '../../kit/form/useCloseDialog.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { useResourceText } from '../../kit/useResourceText.ts';
import { LocationFacts } from './LocationFacts.tsx';
import { LocationHours } from './LocationHours.tsx';
import { LocationStaff } from './LocationStaff.tsx';

const { location_hours: hoursPart, staff: staffPart } = locations.optionalFields ?? {};

/** A location's details: properties, staff and opening hours (contract 1 §2.9). */
export default function LocationDetails() {
  const id = Number(useParams().id);
  const translate = useTranslate();
  const text = useResourceText({ resource: locations.name });
  const { who } = useSession();
  const close = useCloseDialog();
  const { data, error, isFetching, refetch } = useGetOne<Location>(
    locations.name,
    { id },
    { retry: false, staleTime: 0 },
  );
  const [tab, setTab] = useState('detail');
  const record = data && 'location_hours' in data ? data : isFetching ? undefined : data;
  const seesPart = (part = staffPart) => part && data && allows(who, part.access, data);
  const tabs = ['detail', ...(seesPart() ? ['staff'] : []), ...(seesPart(hoursPart) ? ['hours'] : [])];
  return (
    <DialogFrame title={data?.location_name ?? text.action('view')} onClose={close}>
      <Tabs
        value={tab}
        onChange={(_, chosen: string) => setTab(chosen)}
        aria-label={translate('resources.locations.details.tabs')}
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((key) => (
          <Tab
            key={key}
            value={key}
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            label={translate(`resources.locations.details.${key}`)}
          />
        ))}
      </Tabs>
      {record ? (
        <DialogContent id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
          {tab === 'detail' && <LocationFacts location={record} />}
          {tab === 'staff' && <LocationStaff locationId={id} />}
          {tab === 'hours' && <LocationHours location={record} />}
        </DialogContent>
      ) : error ? (
        <DialogContent>
          <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
        </DialogContent>
      ) : (
        <FormSkeleton slots={8} />
      )}
      <DialogActions>
        <Button onClick={close}>{translate('dialog.close')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
