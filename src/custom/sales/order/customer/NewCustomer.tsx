import { ResourceContextProvider, useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { CreateForm } from '../../../../kit/form/CreateForm.tsx';
import { useDiscardDraft } from '../../../../kit/form/useDiscardDraft.ts';
import { customers, type Customer } from '../../../../schemas/customers/customers.ts';
import type { Model } from '../../../../schemas/model.ts';
import { parseCustomerSearch } from '../../../customers/index.ts';

interface NewCustomerProps {
  typed: string;
  onMade: (customer: Customer) => void;
  onClose: () => void;
}

const model = customers as unknown as Model;
const draft = 'orders/customer';
const slots = ['first_name', 'last_name', 'email', 'phone'];

/** Creates a customer for the order in the form. */
export function NewCustomer({ typed, onMade, onClose }: NewCustomerProps) {
  const translate = useTranslate();
  const discard = useDiscardDraft(onClose, draft);
  return (
    <DialogFrame title={translate('sales.customer.new')} onClose={discard}>
      <ResourceContextProvider value={model.name}>
        <CreateForm
          model={model}
          slots={slots}
          draft={draft}
          values={parseCustomerSearch(typed)}
          onSaved={(saved) => {
            onMade(saved as Customer);
            onClose();
          }}
          onCancel={discard}
        />
      </ResourceContextProvider>
    </DialogFrame>
  );
}
