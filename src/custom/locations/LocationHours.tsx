import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { hourTypes, type LocationHour } from '../../schemas/locations/hours.ts';
import { hourText, weekdayName } from './hourText.ts';

/** When a location is open: a small table for the regular hours, one for the holidays. */
export function LocationHours({ hours }: { hours: LocationHour[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  return hourTypes.map((type) => (
    <Week key={type}>
      <caption>
        <Typography component="span" variant="subtitle2">
          {translate(`resources.locations.hours.${type}`)}
        </Typography>
      </caption>
      <tbody>
        {hours
          .filter((hour) => hour.type === type)
          .map((hour) => (
            <tr key={hour.day}>
              <th scope="row">{weekdayName(locale, hour.day)}</th>
              <td>{hourText(hour, { locale, translate })}</td>
            </tr>
          ))}
      </tbody>
    </Week>
  ));
}

const Week = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  marginBottom: theme.spacing(3),
  '& caption': { textAlign: 'left', paddingBottom: theme.spacing(1) },
  '& th, & td': { padding: '7px 0', borderBottom: `1px solid ${theme.palette.divider}` },
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right', color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));
