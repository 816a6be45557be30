import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useRecords } from '../../../kit/bulk/useRecords.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { orders } from '../../../schemas/sales/orders.ts';
import { ActionForm } from './ActionForm.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import { blockedReason, type ListedOrder, type OrderAction } from './actions.ts';
import type { Outcome } from './useOrderAction.ts';

interface ActionDialogProps {
  action: OrderAction;
  ids: string[];
  /** Called when the action succeeded for at least one order. */
  onDone?: () => void;
  onClose: () => void;
}

/** Confirms an action on several orders, lists the skipped ones with their reasons, and then shows the outcome. */
export default function ActionDialog({ action, ids, onDone, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { who } = useSession();
  // The selection may change while the dialog is open.
  const [chosen] = useState(ids);
  const { data, error, refetch } = useRecords(orders, chosen);
  const [records, setRecords] = useState<ListedOrder[]>();
  if (!records && data) setRecords(data as unknown as ListedOrder[]);
  const [outcome, setOutcome] = useState<Outcome>();
  const checked = (records ?? []).map((order) => ({ order, reason: blockedReason(who, action, order) }));
  const eligible = checked.filter(({ reason }) => !reason).map(({ order }) => order);
  const title = translate(`salesList.actions.${action}.title`, {
    smart_count: records ? eligible.length || chosen.length : chosen.length,
    number: (eligible[0] ?? records?.[0])?.order_no,
  });
  const finish = (now: Outcome) => {
    if (now.done > 0) onDone?.();
    if (now.refused.length > 0) setOutcome(now);
    else onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      {outcome && <ActionOutcome outcome={outcome} onClose={onClose} />}
      {!outcome && records && (
        <ActionForm
          action={action}
          eligible={eligible}
          skipped={checked.flatMap(({ order, reason }) => (reason ? [{ order, reason }] : []))}
          missing={chosen.length - records.length}
          onDone={finish}
          onClose={onClose}
        />
      )}
      {!records && error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      {!records && !error && <FormSkeleton slots={2} />}
    </DialogFrame>
  );
}
