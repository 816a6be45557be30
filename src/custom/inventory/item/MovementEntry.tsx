import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { TimelineItem } from '../../../kit/timeline/TimelineItem.tsx';
import type { Movement } from '../../../schemas/inventory/movements.ts';
import { MovementSource } from '../MovementSource.tsx';
import { useLocationName } from '../stockLocations.ts';
import { changeText } from '../texts.ts';

/** 'Adjusted −2 at Downtown: damaged', with note, serial numbers, source, date and staff member. */
export function MovementEntry({ movement }: { movement: Movement }) {
  const translate = useTranslate();
  const locationName = useLocationName();
  const { kind, reason, note, serials, source, created_date, by, location_id } = movement;
  const word = (name: string, value: string) => translate(`resources.movements.values.${name}.${value}`);
  const change = [word('kind', kind), changeText(movement, translate), locationName(location_id)];
  const title = [change.filter(Boolean).join(' · '), reason && word('reason', reason)];
  return (
    <TimelineItem
      title={title.filter(Boolean).join(' – ')}
      source={source && <MovementSource movement={movement} />}
      date={created_date}
      by={by ? translate('inventory.item.by', { name: by }) : translate('inventory.item.services')}
    >
      {note && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      {serials.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {serials.join(', ')}
        </Typography>
      )}
    </TimelineItem>
  );
}
