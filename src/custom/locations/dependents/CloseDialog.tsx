import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import type { Closure } from '../../../schemas/locations/closures.ts';
import { ClosureLine } from '../ClosureLine.tsx';
import { newClosure } from '../closureText.ts';
import { RemainingBookings } from './RemainingBookings.tsx';
import { useCloseMany } from './useCloseMany.ts';
import { useDependents } from './useDependents.ts';

interface CloseDialogProps {
  ids: number[];
  onClose: () => void;
}

/** The form of one closure for several locations, with the number of affected bookings. */
export default function CloseDialog({ ids, onClose }: CloseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { onUnselectItems } = useListContext();
  const { bookingsWithin } = useDependents();
  const { closeMany, progress } = useCloseMany();
  const [refused, setRefused] = useState<string[]>([]);
  const smart_count = ids.length;

  const save = async ({ closures: [closure] }: FieldValues) => {
    const day = closure as Closure;
    if (!day.date) return;
    const failures = await closeMany(ids, day);
    setRefused(failures);
    if (failures.length > 0) return;
    notify('resources.locations.closures.added', { type: 'success', messageArgs: { smart_count } });
    for (const id of ids) {
      const { length: count } = await bookingsWithin(id, [day]);
      if (count > 0)
        notify(<RemainingBookings locationId={id} days={[day.date]} count={count} />, {
          type: 'warning',
          autoHideDuration: null,
        });
    }
    onUnselectItems();
    onClose();
  };
  return (
    <DialogFrame
      title={translate('resources.locations.closures.add_title', { smart_count })}
      onClose={onClose}
    >
      <Form defaultValues={{ closures: [newClosure] }} onSubmit={save}>
        <DialogContent dividers>
          {refused.map((reason) => (
            <Alert key={reason} severity="error" sx={{ mb: 1 }}>
              {reason}
            </Alert>
          ))}
          <ClosureLine index={0} />
          <BookingsOfDay ids={ids} />
        </DialogContent>
        {progress !== undefined && (
          <LinearProgress
            variant="determinate"
            value={(100 * progress) / smart_count}
            aria-label={translate('exporting.progress', { done: progress, total: smart_count })}
          />
        )}
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={progress !== undefined}>
            {translate('resources.locations.closures.add')}
          </Button>
        </DialogActions>
      </Form>
    </DialogFrame>
  );
}

/** The number of bookings that the entered closure affects. */
function BookingsOfDay({ ids }: { ids: number[] }) {
  const translate = useTranslate();
  const closure = useWatch({ name: 'closures.0' }) as Closure;
  const { bookingsWithin } = useDependents();
  const { data: count = 0 } = useQuery({
    queryKey: ['locations', 'closing', ids, closure],
    queryFn: async () => {
      const found = await Promise.all(ids.map((id) => bookingsWithin(id, [closure])));
      return found.flat().length;
    },
    enabled: Boolean(closure.date),
    gcTime: 0,
  });
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('resources.locations.dependents.within', { smart_count: count })}
    </Alert>
  );
}
