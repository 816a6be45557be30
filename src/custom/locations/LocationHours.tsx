import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Location } from '../../schemas/locations/locations.ts';
import { hourTypes } from '../../schemas/locations/hours.ts';
import { closureText, dayName } from './closureText.ts';
import { hourText, weekdayName } from './hourText.ts';

interface LocationHoursProps {
  location: Partial<Pick<Location, 'location_hours' | 'closures'>>;
}

/** Tables of regular hours and holiday hours, and the closures. */
export function LocationHours({ location: { location_hours = [], closures = [] } }: LocationHoursProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const options = { locale, translate };
  const weeks = hourTypes.map((type) => ({
    title: `resources.locations.hours.${type}`,
    days: location_hours
      .filter((hour) => hour.type === type)
      .map((hour) => [weekdayName(locale, hour.day), hourText(hour, options)]),
  }));
  const differing = {
    title: 'resources.locations.fields.closures',
    days: closures.map((closure) => [dayName(closure, locale), closureText(closure, options)]),
  };
  return [...weeks, differing]
    .filter(({ days }) => days.length > 0)
    .map(({ title, days }) => (
      <Week key={title}>
        <caption>
          <Typography component="span" variant="subtitle2">
            {translate(title)}
          </Typography>
        </caption>
        <tbody>
          {days.map(([day, text]) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{text}</td>
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
