import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { statusColours } from '../details/statusColours.ts';
import { useLookups } from '../../store/index.ts';
import type { CalendarLocation } from './calendarLocations.ts';

const statuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'];

interface LegendProps {
  mayMove: boolean;
  /** The locations, if several are shown. */
  places: ReadonlyMap<number, CalendarLocation>;
}

/** Explains colours and keyboard shortcuts. */
export function Legend({ mayMove, places }: LegendProps) {
  const translate = useTranslate();
  const { textOf } = useLookups();
  return (
    <Line>
      {statuses.map((status) => (
        <span key={status} style={{ '--tone': statusColours[status] } as object} className="status">
          {textOf('APPOINTMENT_STATUS', status)}
        </span>
      ))}
      {[...places].map(([id, { name, colour }]) => (
        <span key={id} style={{ '--tone': colour } as object} className="place">
          {name}
        </span>
      ))}
      {mayMove && <span className="keys">{translate('calendar.keys')}</span>}
    </Line>
  );
}

const Line = styled('p')(({ theme: { palette, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: '10px 16px',
  fontSize: '0.8125rem',
  color: palette.text.secondary,
  '& .status::before, & .place::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 6,
    borderRadius: '50%',
    backgroundColor: 'var(--tone)',
  },
  '& .place::before': { borderRadius: 2 },
  '& .keys': { marginLeft: 'auto' },
  [breakpoints.down('md')]: { '& .keys': { display: 'none' } },
}));
