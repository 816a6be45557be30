import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { dateFormat } from '../fields/dateFormat.ts';
import { timeSince } from '../fields/timeSince.ts';

interface TimelineItemProps {
  title: ReactNode;
  icon?: ComponentType;
  /** Date and time in ISO 8601. */
  date: string;
  /** Before the date, such as a link to what caused the event. */
  source?: ReactNode;
  by?: string | null;
  /** Lines below the title. */
  children?: ReactNode;
}

/** One event: what, when and by whom. */
export function TimelineItem({ title, icon: Icon, date, source, by, children }: TimelineItemProps) {
  const locale = useLocale();
  const { timezone } = useSession().store;
  return (
    <li>
      <Typography component="h3" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {Icon && (
          <Box component="span" sx={iconStyle}>
            <Icon />
          </Box>
        )}
        {title}
      </Typography>
      {children}
      <Typography variant="body2" color="text.secondary">
        {source}
        {source && ' · '}
        <time dateTime={date}>
          {timeSince(date, locale)} · {dateFormat(locale, timezone, 'moment').format(new Date(date))}
        </time>
        {by && ` · ${by}`}
      </Typography>
    </li>
  );
}

const iconStyle = {
  mr: 0.75,
  verticalAlign: -2,
  '& svg': { fontSize: '1rem', color: 'action.active' },
};

/** The list of the items. */
export const TimelineList = styled('ol')({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
