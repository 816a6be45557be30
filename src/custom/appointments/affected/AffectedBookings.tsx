import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { AffectedActions } from './AffectedActions.tsx';
import { AffectedTable } from './AffectedTable.tsx';
import { useAffected } from './useAffected.ts';
import { useBulkChange } from './useBulkChange.ts';

/**
 * Appointments affected by the closure of a location, for some days or for good: moved, cancelled or emailed together.
 */
export default function AffectedBookings() {
  const locationId = Number(useParams().id);
  const [parameters] = useSearchParams();
  const days = (parameters.get('days') ?? '').split(',').filter(Boolean);
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseDialog('/locations');
  const { bookings, error, refetch } = useAffected(locationId, days);
  const { progress, move, cancel } = useBulkChange();
  const [left, setLeft] = useState(new Set<string>());
  const [refused, setRefused] = useState(new Map<string, string>());
  const chosen = (bookings ?? []).filter(({ id }) => !left.has(id));

  const run = async (kind: 'moved' | 'cancelled', change: ReturnType<typeof cancel>) => {
    const outcome = await change;
    setRefused(outcome.refused);
    void refetch();
    if (outcome.done > 0)
      notify(`affected.${kind}`, { type: 'success', messageArgs: { smart_count: outcome.done } });
  };
  return (
    <DialogFrame title={translate('affected.title')} maxWidth="md" onClose={close}>
      {!bookings && !error && <FormSkeleton slots={6} />}
      {!bookings && error && (
        <DialogContent>
          <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
        </DialogContent>
      )}
      {bookings?.length === 0 && <DialogContent dividers>{translate('affected.none')}</DialogContent>}
      {bookings && bookings.length > 0 && (
        <DialogContent dividers>
          {refused.size > 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {translate('affected.refused', { smart_count: refused.size })}
            </Alert>
          )}
          <AffectedTable {...{ bookings, left, refused }} onChoose={setLeft} />
        </DialogContent>
      )}
      <AffectedActions
        bookings={chosen}
        progress={progress}
        onMove={(day) => run('moved', move(chosen, day))}
        onCancel={() => run('cancelled', cancel(chosen))}
        onClose={close}
      />
    </DialogFrame>
  );
}
