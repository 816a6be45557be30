import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { Status } from '../../../kit/fields/Status.tsx';
import type { DevicePart, PartState } from '../../../schemas/tickets/work.ts';
import { selectionState } from '../../inventory/index.ts';
import { OneClickStep } from './OneClickStep.tsx';
import { StepButton } from './StepButton.tsx';

const tones = {
  WANTED: 'warning',
  RESERVED: 'positive',
  TAKEN: 'neutral',
  RETURNED: 'neutral',
  BROKEN: 'warning',
  CANCELLED: 'neutral',
} as const satisfies Record<PartState, string>;

/** A piece: what it is, where it stands, and what can be done with it. */
export function PartRow({ part }: { part: DevicePart }) {
  const translate = useTranslate();
  const { id, item, state, serial, fault } = part;
  const details = [
    serial && translate('bench.parts.serial', { serial }),
    fault && translate('bench.parts.fault', { fault: translate(`bench.part_faults.${fault}`) }),
  ].filter(Boolean);
  const values = { part_id: id };
  const about = item.name ?? '';
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' }}>
      <Link component={RouterLink} to={`/Items/${item.id}`}>
        {item.name}
      </Link>
      <Status tone={tones[state]}>{translate(`bench.part_states.${state}`)}</Status>
      {details.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {details.join(' · ')}
        </Typography>
      )}
      <span style={{ flexGrow: 1 }} />
      {state === 'RESERVED' &&
        (part.is_serialized ? (
          <StepButton step="takePart" values={values} about={about} />
        ) : (
          <OneClickStep step="takePart" values={values} about={about} />
        ))}
      {state === 'TAKEN' && (
        <>
          <OneClickStep step="returnPart" values={values} about={about} />
          <StepButton step="breakPart" values={values} about={about} />
        </>
      )}
      {(state === 'WANTED' || state === 'RESERVED') && (
        <OneClickStep step="cancelPart" values={values} about={about} />
      )}
      {state === 'WANTED' && <Sources part={part} />}
    </Stack>
  );
}

/** Where a part that is not here can come from: other locations, or a supplier. */
function Sources({ part: { item, location_id: here, elsewhere } }: { part: DevicePart }) {
  const translate = useTranslate();
  const { locations } = useSession();
  const itemIds = [item.id];
  const places = elsewhere.flatMap(({ location_id, free }) => {
    const place = locations.find(({ id }) => id === location_id);
    const text = place && { location: place.location_name, smart_count: free };
    return text ? [{ location_id, text: translate('bench.parts.elsewhere', text) }] : [];
  });
  return (
    <Typography variant="body2" sx={{ flexBasis: '100%' }}>
      {places.map(({ location_id, text }) => (
        <Fragment key={location_id}>
          <Link
            component={RouterLink}
            to="/Transfers/create"
            state={selectionState({ itemIds, location_id, to_location_id: here })}
          >
            {translate('bench.parts.transfer', { place: text })}
          </Link>
          {' · '}
        </Fragment>
      ))}
      <Link
        component={RouterLink}
        to="/PurchaseOrders/create"
        state={selectionState({ itemIds, location_id: here })}
      >
        {translate('bench.parts.order')}
      </Link>
    </Typography>
  );
}
