import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { Counting } from './useCounting.ts';

/** Entries kept on this device because the service is unreachable, or because the count was closed meanwhile. */
export function UnsentEntries({ counting }: { counting: Counting }) {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { pending, isWaiting, refusal, discard } = counting;
  const smart_count = pending.length;
  if (refusal && smart_count > 0)
    return (
      <>
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => setIsAsking(true)}>
              {translate('counts.discard')}
            </Button>
          }
        >
          {refusal.status === 409
            ? translate('counts.refused', { smart_count })
            : translate(reasonOf(refusal, 'counts.failed'))}
        </Alert>
        {isAsking && (
          <Confirm
            title={translate('counts.discard_title')}
            text={translate('counts.discard_text')}
            confirmLabel={translate('counts.discard')}
            cancelLabel={translate('counts.keep')}
            onConfirm={discard}
            onCancel={() => setIsAsking(false)}
          />
        )}
      </>
    );
  if (!isWaiting) return null;
  return (
    <Alert severity="info" role="status">
      {translate('counts.waiting', { smart_count })}
    </Alert>
  );
}
