import { ResourceContextProvider, useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { CreateForm } from '../../../../kit/form/CreateForm.tsx';
import { customers, type Customer } from '../../../../schemas/customers/customers.ts';
import type { Model } from '../../../../schemas/model.ts';
import { beginOf } from './beginOf.ts';

interface NewCustomerProps {
  typed: string;
  onMade: (customer: Customer) => void;
  onClose: () => void;
}

const model = customers as unknown as Model;
const slots = ['first_name', 'last_name', 'email', 'phone'];

/** Makes a customer for the order that is being rung up. */
export function NewCustomer({ typed, onMade, onClose }: NewCustomerProps) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('sales.customer.new')} onClose={onClose}>
      <ResourceContextProvider value={model.name}>
        <CreateForm
          model={model}
          slots={slots}
          draft="orders/customer"
          values={beginOf(typed)}
          onSaved={(saved) => {
            onMade(saved as Customer);
            onClose();
          }}
          onCancel={onClose}
        />
      </ResourceContextProvider>
    </DialogFrame>
  );
}
