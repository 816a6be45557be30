import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { appointments as model } from '../../../schemas/appointments/appointments.ts';
import { nameOf } from '../../../schemas/model.ts';
import { useShortcut } from '../../../kit/actions/useAction.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { clockTime } from '../../../kit/fields/dateFormat.ts';
import type { Moved } from './useMoves.ts';

interface MovedToastProps {
  moved: Moved | undefined;
  onUndo: () => void;
  onClose: () => void;
}

const duration = 10_000;

/** Confirms a move with the new time and overlapping appointments; a click or Ctrl+Z undoes it. */
export function MovedToast({ moved, onUndo, onClose }: MovedToastProps) {
  const translate = useTranslate();
  const locale = useLocale();
  useShortcut('mod+z', translate('calendar.undo'), onUndo, {
    isOn: moved !== undefined,
    worksWhileTyping: false,
  });
  if (!moved) return null;

  const { appointment, overlaps } = moved;
  const { selected_date, selected_start_time, selected_end_time } = appointment;
  const times = [selected_start_time, selected_end_time].flatMap((time) =>
    time ? clockTime(time, locale) : [],
  );
  const when = [longDate(selected_date, locale), times.join(' – ')];
  const [other] = overlaps;
  return (
    <Snackbar
      key={appointment.modified_date}
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={duration}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
    >
      <Alert
        severity={other || appointment.is_outside_hours ? 'warning' : 'success'}
        variant="outlined"
        elevation={4}
        sx={{ bgcolor: 'background.paper', alignItems: 'center', maxWidth: 560 }}
        action={
          <>
            <Button color="inherit" size="small" onClick={onUndo} title={translate('calendar.undo_key')}>
              {translate('calendar.undo')}
            </Button>
            <Button color="inherit" size="small" onClick={onClose}>
              {translate('dialog.close')}
            </Button>
          </>
        }
      >
        {translate('calendar.moved', {
          name: nameOf(model, appointment),
          when: when.filter(Boolean).join(', '),
        })}
        {appointment.is_outside_hours && <strong> {translate('calendar.outside')}</strong>}
        {other && (
          <strong>
            {' '}
            {translate('calendar.overlaps_with', {
              smart_count: overlaps.length,
              name: nameOf(model, other),
            })}
          </strong>
        )}
      </Alert>
    </Snackbar>
  );
}
