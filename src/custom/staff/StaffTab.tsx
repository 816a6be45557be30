import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListBase, useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useSession } from '../../authProvider/session.ts';
import { ListOptionsContext, type ListOptions } from '../../kit/page.ts';
import { Pagination } from '../../kit/list/Pagination.tsx';
import { staff } from '../../schemas/staff/staff.ts';
import { choosesLocation } from '../../schemas/staff/staffAccess.ts';
import { StaffTable } from './StaffTable.tsx';
import { useDialogParameter } from '../../kit/useDialogParameter.ts';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';

const NewStaffDialog = lazyWithPreload(() => import('./NewStaffDialog.tsx'));

const pageSizes = [5, 10, 20, 30];

const options: ListOptions = { path: '', rowActions: [], locationFilter: 'location_id' };

/** Staff of the store, or of the selected location (contract 1 §2.7). */
export default function StaffTab() {
  const translate = useTranslate();
  const { who } = useSession();
  const { location, choices, choose } = useCurrentLocation();
  const dialog = useDialogParameter('staff');
  const mayCreate = choosesLocation(who);
  return (
    <section>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {translate('resources.staff.name', { smart_count: 2 })}
        </Typography>
        {mayCreate && (
          <Button variant="contained" startIcon={<Add />} onClick={dialog.open}>
            {translate('resources.staff.tab.new')}
          </Button>
        )}
      </Stack>
      {location && choices.length > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => choose('all')}>
              {translate('resources.staff.tab.all_locations')}
            </Button>
          }
        >
          {translate('resources.staff.tab.one_location', { name: location.location_name })}
        </Alert>
      )}
      <ListBase
        resource={staff.name}
        sort={staff.defaultSort}
        filter={location ? { location_id: location.id } : {}}
        perPage={10}
        exporter={false}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
      >
        <StaffTable />
        <Pagination sizes={pageSizes} />
      </ListBase>
      {mayCreate && dialog.isOpen && (
        <LazyBoundary onClose={dialog.close}>
          <ListOptionsContext value={options}>
            <NewStaffDialog onClose={dialog.close} />
          </ListOptionsContext>
        </LazyBoundary>
      )}
    </section>
  );
}
