import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { KeptReply } from './replies.ts';
import { useRemoveReply } from './useRemoveReply.ts';

/** Discards a kept answer after a question: its conversation may be out of reach. */
export function DiscardReply({ reply: { id, name } }: { reply: KeptReply }) {
  const translate = useTranslate();
  const { remove, isHeld } = useRemoveReply(id);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setIsAsking(true)}>
        {translate('conversation.outbox.discard')}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('conversation.outbox.discard_title', { name })}
          text={translate('conversation.outbox.discard_text')}
          confirmLabel={translate('conversation.outbox.discard')}
          cancelLabel={translate('dialog.cancel')}
          isBusy={isHeld}
          onConfirm={remove}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
