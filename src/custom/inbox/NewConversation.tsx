import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import type { Customer } from '../../schemas/customers/customers.ts';
import { threads } from '../../schemas/inbox/threads.ts';

const NewConversationDialog = lazyWithPreload(() => import('./NewConversationDialog.tsx'));

interface NewConversationProps {
  customer?: Customer;
  variant?: ButtonProps['variant'];
}

/** Begins a conversation with a number or an email address, or with that of a customer. */
export default function NewConversation({ customer, variant = 'contained' }: NewConversationProps) {
  const translate = useTranslate();
  const may = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!may('update', threads)) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {translate(customer ? 'conversation.write_to' : 'conversation.new')}
      </Button>
      {isOpen && (
        <LazyBoundary onClose={close}>
          <NewConversationDialog customer={customer} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
