import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { useToday } from '../../../kit/useToday.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { useComposer } from '../../mail/index.ts';

interface AffectedActionsProps {
  /** Selected appointments. */
  bookings: Appointment[];
  progress: { done: number; of: number } | undefined;
  onMove: (day: string) => Promise<void>;
  onCancel: () => Promise<void>;
  onClose: () => void;
}

/**
 * Moves the selected appointments to another day at the same time, cancels them, or starts an email to their customers.
 */
export function AffectedActions({ bookings, progress, onMove, onCancel, onClose }: AffectedActionsProps) {
  const translate = useTranslate();
  const may = useCan();
  const today = useToday();
  const { mayWrite, open } = useComposer();
  const [day, setDay] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const smart_count = bookings.length;
  const isIdle = !progress && smart_count > 0;
  const customerIds = [...new Set(bookings.flatMap(({ customer_id }) => customer_id ?? []))];
  return (
    <>
      {progress && (
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / progress.of}
          aria-label={translate('exporting.progress', { done: progress.done, total: progress.of })}
        />
      )}
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {may('update', model) && (
          <>
            <TextField
              type="date"
              size="small"
              label={translate('affected.day')}
              value={day}
              onChange={({ target }) => setDay(target.value)}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
            />
            <Button variant="contained" disabled={!isIdle || day < today} onClick={() => void onMove(day)}>
              {translate('affected.move', { smart_count })}
            </Button>
          </>
        )}
        {mayWrite && (
          <Button disabled={!isIdle || customerIds.length === 0} onClick={() => open({ customerIds })}>
            {translate('affected.write', { smart_count: customerIds.length })}
          </Button>
        )}
        {may('delete', model) && (
          <Button color="error" disabled={!isIdle} onClick={() => setIsAsking(true)}>
            {translate('affected.cancel', { smart_count })}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.close')}
        </Button>
      </DialogActions>
      {isAsking && (
        <Confirm
          title={translate('affected.cancel_title', { smart_count })}
          text={translate('affected.cancel_text')}
          confirmLabel={translate('affected.cancel', { smart_count })}
          cancelLabel={translate('affected.keep')}
          onConfirm={() => {
            setIsAsking(false);
            void onCancel();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
