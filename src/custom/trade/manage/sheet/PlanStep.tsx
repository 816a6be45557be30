import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { PlanTabs } from '../../../../kit/sheet/import/PlanTabs.tsx';
import { useChangePrices, type Outcome } from '../useChangePrices.ts';
import { PlanRows } from './PlanRows.tsx';
import type { SheetChange, SheetKind, SheetPlan } from './types.ts';

interface PlanStepProps {
  versionId: string;
  name: string;
  plan: SheetPlan;
  onOther: () => void;
  onClose: () => void;
}

const changing = ['update', 'create', 'remove'] as const;

/** Preview of the import by kind of change, and its start. */
export function PlanStep({ versionId, name, plan, onOther, onClose }: PlanStepProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const kinds = (Object.keys(plan.rows) as SheetKind[]).filter((one) => plan.rows[one].length > 0);
  const [kind, setKind] = useState(kinds[0]);
  const [outcome, setOutcome] = useState<Outcome>();
  const { apply, done, isBusy, failure } = useChangePrices(versionId);
  const changes = changing.flatMap((one) => plan.rows[one] as SheetChange[]);
  const notDone = plan.rows.invalid.length + plan.rows.unknown.length;
  const process = async () => {
    const result = await apply(changes, name);
    if (!result) return;
    setOutcome(result);
    if (result.left.length > 0) return;
    notify('trade.sheet.done', { type: 'success', messageArgs: { smart_count: result.changed } });
    onClose();
  };
  return (
    <>
      <DialogContent dividers>
        {changes.length === 0 && <Alert severity="info">{translate('trade.sheet.nothing')}</Alert>}
        {notDone > 0 && changes.length > 0 && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {translate('trade.sheet.not_done', { smart_count: notDone })}
          </Alert>
        )}
        {outcome && (
          <Alert severity="warning" role="status" sx={{ mb: 1 }}>
            {translate('trade.sheet.left', { done: outcome.changed, smart_count: outcome.left.length })}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {translate(failure)}
          </Alert>
        )}
        {isBusy && (
          <LinearProgress
            variant="determinate"
            value={(100 * done) / Math.max(1, changes.length)}
            aria-label={translate('trade.sheet.writing')}
          />
        )}
        {kind && (
          <PlanTabs
            label={translate('trade.sheet.preview')}
            kind={kind}
            onChange={setKind}
            kinds={kinds.map((one) => ({
              kind: one,
              name: translate(`trade.sheet.kinds.${one}`),
              count: plan.rows[one].length.toLocaleString(locale),
            }))}
          >
            <PlanRows key={kind} kind={kind} rows={plan.rows[kind]} />
          </PlanTabs>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={outcome ? onClose : onOther}>
          {translate(outcome ? 'dialog.close' : 'trade.sheet.other')}
        </Button>
        {!outcome && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={changes.length === 0}
            onClick={() => void process()}
          >
            {translate('trade.sheet.process', { smart_count: changes.length })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
