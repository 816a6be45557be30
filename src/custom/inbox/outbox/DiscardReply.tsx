import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { removeReply, type WaitingReply } from './replies.ts';

/** Discards a kept answer after a question: its conversation may be out of reach. */
export function DiscardReply({ reply: { id, name } }: { reply: WaitingReply }) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
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
          onConfirm={() => removeReply(staff_id, id)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
