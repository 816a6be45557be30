import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useButtonAction } from '../../kit/actions/useAction.ts';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import { iconOnPhone } from '../../kit/list/iconOnPhone.ts';
import type { Customer } from '../../schemas/customers/customers.ts';
import { threads } from '../../schemas/inbox/threads.ts';

const NewConversationDialog = lazyWithPreload(() => import('./NewConversationDialog.tsx'));

/** Begins a conversation with a number or an email address, or with that of a customer. */
export default function NewConversation({ customer }: { customer?: Customer }) {
  const translate = useTranslate();
  const may = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const label = translate(customer ? 'conversation.write_to' : 'conversation.new');
  const isOn = may('update', threads);
  const button = useButtonAction(label, { keys: customer ? undefined : 'n', isOn });
  if (!isOn) return null;
  return (
    <>
      {customer ? (
        <Button ref={button} variant="outlined" onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      ) : (
        <Button
          ref={button}
          variant="contained"
          startIcon={<Add />}
          aria-label={label}
          aria-keyshortcuts="n"
          title={translate('list.new_key')}
          sx={iconOnPhone}
          onClick={() => setIsOpen(true)}
        >
          <span className="label">{label}</span>
        </Button>
      )}
      {isOpen && (
        <LazyBoundary onClose={close}>
          <NewConversationDialog customer={customer} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
