import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HttpError, useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { ListLoadError } from '../../../kit/list/ListLoadError.tsx';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';
import { useRolePermissions } from '../useRoles.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { SimulatedContext } from './simulatedPerson.ts';
import { RightHolders } from './RightHolders.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { RightPicker } from './RightPicker.tsx';
import { allRights } from './RightTable.tsx';

/**
 * What a person can see and do at a location, and why: `/Access?staff=…&location=…`; or who holds a right: `?right=…`.
 */
export default function AccessPage() {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('staff') ?? '';
  const right = allRights.find((one) => one === parameters.get('right'));
  const choose = (key: string, value: string | undefined) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      // The page shows either a person or a right.
      next.delete(key === 'right' ? 'staff' : 'right');
      if (value === undefined) next.delete(key);
      else next.set(key, value);
      return next;
    });
  const asked = useGetOne<Staff>(staff.name, { id }, { enabled: Boolean(id), retry: false });
  const held = useRolePermissions();
  const person = id ? asked.data : undefined;
  const { places, place } = useAccessLocations(parameters.get('location'), person);
  const hasFailed = (id && asked.isError) || held.isError;
  const retry = () => void Promise.all([asked.refetch(), held.refetch()]);
  return (
    <>
      <Typography variant="h1">{translate('access.title')}</Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('access.intro')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: columns }}>
        <PersonPicker person={person} onChoose={(chosen) => choose('staff', chosen)} />
        <TextField
          select
          label={translate('access.location')}
          value={place ?? ''}
          onChange={({ target }) => choose('location', target.value)}
          slotProps={{ select: { native: true } }}
        >
          {places.map(({ id: value, location_name }) => (
            <option key={value} value={value}>
              {location_name}
            </option>
          ))}
        </TextField>
        <RightPicker right={right} onChoose={(chosen) => choose('right', chosen)} />
      </Box>
      {right && held.data && <RightHolders key={right} right={right} held={held.data} />}
      {right && held.isError && <ListLoadError onRetry={retry} />}
      {id && hasFailed && isUnseen(asked.error) && (
        <Alert severity="info">{translate('access.nobody')}</Alert>
      )}
      {id && hasFailed && !isUnseen(asked.error) && <ListLoadError onRetry={retry} />}
      {id && !hasFailed && !(person && held.data) && <Skeleton variant="rounded" height={320} />}
      {person && held.data && place !== undefined && (
        <SimulatedContext value={{ person, ofRole: held.data[person.role] ?? [] }}>
          <PersonAccess key={person.id} location={place} />
        </SimulatedContext>
      )}
    </>
  );
}

const columns = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 360px))',
  lg: 'repeat(3, minmax(0, 360px))',
};

const isUnseen = (error: unknown) => error instanceof HttpError && [403, 404].includes(error.status);

/** The locations to choose from; defaults to the person's own. */
function useAccessLocations(chosen: string | null, person: Staff | undefined) {
  const { locations } = useSession();
  const places = locations.filter(({ id, is_voided }) => !is_voided || id === person?.location_id);
  const byId = (id: unknown) => places.find((one) => String(one.id) === String(id));
  const place = byId(chosen) ?? byId(person?.location_id) ?? places[0];
  return { places, place: place?.id };
}
