import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { SkippedOrders } from './SkippedOrders.tsx';
import type { Outcome } from './useOrderAction.ts';

interface ActionOutcomeProps {
  outcome: Outcome;
  onClose: () => void;
}

/** How many orders succeeded, and why the others failed. */
export function ActionOutcome({ outcome: { done, refused }, onClose }: ActionOutcomeProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent dividers>
        <div role="status">
          {translate('salesList.outcome.done', { smart_count: done, total: done + refused.length })}
        </div>
        <SkippedOrders
          title={translate('salesList.outcome.refused', { smart_count: refused.length })}
          orders={refused}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('dialog.close')}
        </Button>
      </DialogActions>
    </>
  );
}
