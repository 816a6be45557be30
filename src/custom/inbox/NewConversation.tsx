import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import { threads } from '../../schemas/inbox/threads.ts';

const NewConversationDialog = lazyWithPreload(() => import('./NewConversationDialog.tsx'));

/** Begins a conversation with a number, above the list. */
export default function NewConversation() {
  const translate = useTranslate();
  const may = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!may('update', threads)) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {translate('conversation.new')}
      </Button>
      {isOpen && (
        <LazyBoundary onClose={close}>
          <NewConversationDialog onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
