import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { timeSince } from '../../../kit/fields/timeSince.ts';
import type { Movement } from '../../../schemas/inventory/movements.ts';
import { MovementSource } from '../MovementSource.tsx';
import { useLocationName } from '../stockLocations.ts';
import { changeText } from '../texts.ts';

/** 'Adjusted −2 at Downtown: damaged', with note, serial numbers, source, date and staff member. */
export function MovementEntry({ movement }: { movement: Movement }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const locationName = useLocationName();
  const { kind, reason, note, serials, created_date, by, location_id } = movement;
  const word = (name: string, value: string) => translate(`resources.movements.values.${name}.${value}`);
  const title = [word('kind', kind), changeText(movement, translate), locationName(location_id)];
  return (
    <li>
      <Typography component="h3" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {title.filter(Boolean).join(' · ')}
        {reason && ` – ${word('reason', reason)}`}
      </Typography>
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
      <Typography variant="body2" color="text.secondary">
        <MovementSource movement={movement} />
        {movement.source && ' · '}
        <time dateTime={created_date}>
          {timeSince(created_date, locale)} ·{' '}
          {dateFormat(locale, timezone, 'moment').format(new Date(created_date))}
        </time>{' '}
        · {by ? translate('inventory.item.by', { name: by }) : translate('inventory.item.services')}
      </Typography>
    </li>
  );
}
