import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { calendarViews, periodTitle, shiftPeriod, type CalendarView, type Period } from './period.ts';

interface ToolbarProps {
  period: Period;
  today: string;
  onShow: (period: Partial<Period>) => void;
  hasCancelled: boolean;
  onShowCancelled: (cancelled: boolean) => void;
}

/** Title of the period, navigation and view. */
export function Toolbar({ period, today, onShow, hasCancelled, onShowCancelled }: ToolbarProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const step = (by: -1 | 1) => onShow({ date: shiftPeriod(period, by) });
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={translate('calendar.toolbar')}
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 1, px: 2, py: 1.25 }}
    >
      <Button size="small" variant="outlined" color="inherit" onClick={() => onShow({ date: today })}>
        {translate('calendar.today')}
      </Button>
      <div>
        <IconButton
          size="small"
          onClick={() => step(-1)}
          aria-label={translate(`calendar.previous.${period.view}`)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          size="small"
          onClick={() => step(1)}
          aria-label={translate(`calendar.next.${period.view}`)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ flexGrow: 1 }}>
        {periodTitle(period, locale)}
      </Typography>
      <ToggleButton
        size="small"
        value="cancelled"
        selected={hasCancelled}
        onChange={() => onShowCancelled(!hasCancelled)}
        sx={{ px: 1.5, py: 0.5 }}
      >
        {translate('calendar.cancelled')}
      </ToggleButton>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period.view}
        aria-label={translate('calendar.view')}
        onChange={(_, view: CalendarView | null) => view && onShow({ view })}
      >
        {calendarViews.map((view) => (
          <ToggleButton key={view} value={view} sx={{ px: 1.5, py: 0.5 }}>
            {translate(`calendar.${view}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
