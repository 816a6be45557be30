import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { useTakeStep } from '../../../kit/steps/useTakeStep.ts';
import { stockCounts, type StockCount } from '../../../schemas/inventory/stockCounts.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import type { Counting } from './useCounting.ts';
import { useReviewedLines } from './useReviewedLines.ts';

/** Applies or cancels a count, after confirmation. */
export function CountActions({ count, counting }: { count: StockCount; counting: Counting }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'apply' | 'cancel'>();
  const close = () => setAsked(undefined);
  const apply = useTakeStep({ model: stockCounts, step: 'apply', done: 'counts.applied', onDone: close });
  const cancel = useTakeStep({ model: stockCounts, step: 'cancel', done: 'counts.cancelled', onDone: close });
  const ending = useReviewedLines(count, counting.lines, asked === 'apply');
  const counted = counting.lines.filter((line) => line.counted !== null).length;
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button color="inherit" onClick={() => setAsked('cancel')}>
        {translate('counts.cancel')}
      </Button>
      <Button variant="contained" onClick={() => setAsked('apply')}>
        {translate('counts.apply')}
      </Button>
      {asked === 'apply' && ending.error && <Alert severity="error">{translate('counts.failed')}</Alert>}
      {asked === 'apply' && ending.lines && (
        <ApplyDialog
          counting={{ ...counting, lines: ending.lines }}
          isBlind={count.is_blind}
          failure={apply.failure}
          problems={apply.problems}
          isBusy={apply.isBusy}
          onApply={(values) => void apply.take({ id: count.id, values })}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <Confirm
          title={translate('counts.cancel_title')}
          text={translate('counts.cancel_text', { smart_count: counted })}
          confirmLabel={translate('counts.cancel_yes')}
          cancelLabel={translate('counts.back')}
          isBusy={cancel.isBusy}
          onConfirm={() => void cancel.take({ id: count.id })}
          onCancel={close}
        >
          {cancel.failure && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {cancel.failure}
            </Alert>
          )}
        </Confirm>
      )}
    </Stack>
  );
}
