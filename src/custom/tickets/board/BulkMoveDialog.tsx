import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { SendDialog } from '../../../kit/form/SendDialog.tsx';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useSendOnce } from '../../../kit/useSendOnce.ts';
import type { BatchItemResult } from '../../../schemas/batch.ts';
import type { BoardCard, DeviceMoves } from '../../../schemas/tickets/board.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { useTicketCalls } from '../calls.ts';
import { BulkMoveInputs } from './BulkMoveInputs.tsx';
import { CardList } from './CardList.tsx';
import { useWhyNot } from './useMoves.ts';

interface BulkMoveDialogProps {
  /** As they were when the dialog opened: what has changed since is refused. */
  cards: BoardCard[];
  onMoved: () => void;
  onClose: () => void;
}

/** Moves several cards to a state: says before who is refused and why, and what is refused after all. */
export default function BulkMoveDialog({ cards, onMoved, onClose }: BulkMoveDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { moveDevices } = useTicketCalls();
  const failureText = useFailureMessage(ticketDevices);
  const errorText = useErrorText(ticketDevices);
  const whyNot = useWhyNot();
  const keys = useRef(new Map(cards.map(({ id }) => [id, crypto.randomUUID()])));
  const [refused, setRefused] = useState<BatchItemResult[]>([]);
  const { send, isBusy, isOpen, failure } = useSendOnce({
    failureText: (error) => failureText(error, 'messages.failed'),
    onSettled: onMoved,
  });
  const reasonOf = ({ status, errors: [first] = [] }: BatchItemResult) =>
    first?.code === 'no_step'
      ? translate('board.bulk.no_step')
      : first
        ? errorText(first)
        : translate(`bulk.refused.${status}`, { _: translate('bulk.refused.invalid') });
  const submit = ({ to, outcome, reason, tell }: FieldValues) => {
    const movable = cards.filter(
      (card) => to && card.state !== to && whyNot(card, to as DeviceMoves['to']) === undefined,
    );
    if (movable.length === 0) return undefined;
    return send(async () => {
      const { data } = await moveDevices({
        body: {
          to: to as DeviceMoves['to'],
          ...(outcome && { outcome: outcome as DeviceMoves['outcome'] }),
          ...(reason && { reason: String(reason) }),
          ...(tell && { tell: tell as DeviceMoves['tell'] }),
          moves: movable.map(({ id, _etag }) => ({ id, _etag, key: keys.current.get(id)! })),
        },
      });
      const failed = data.filter(({ status }) => status !== 'updated' && status !== 'unchanged');
      const done = data.length - failed.length;
      if (done > 0) notify('board.bulk.done', { type: 'success', messageArgs: { smart_count: done } });
      for (const { id } of failed) keys.current.set(id ?? '', crypto.randomUUID());
      setRefused(failed);
      if (failed.length === 0) onClose();
    });
  };
  return (
    <SendDialog
      title={translate('board.bulk.title', { smart_count: cards.length })}
      defaultValues={{ to: '', outcome: 'REPAIRED', reason: null, tell: null }}
      onSubmit={submit}
      submitLabel={translate('board.bulk.submit')}
      maxWidth="sm"
      isBusy={isBusy}
      isOpen={isOpen}
      onClose={onClose}
      failure={
        <>
          {failure && <Alert severity="error">{failure}</Alert>}
          {refused.length > 0 && (
            <Alert severity="warning" role="alert">
              {translate('board.bulk.refused', { smart_count: refused.length })}
              <CardList
                items={refused.flatMap((result) => {
                  const card = cards.find(({ id }) => id === result.id);
                  return card ? [{ card, text: reasonOf(result) }] : [];
                })}
              />
            </Alert>
          )}
        </>
      }
    >
      <BulkMoveInputs cards={cards} />
    </SendDialog>
  );
}
