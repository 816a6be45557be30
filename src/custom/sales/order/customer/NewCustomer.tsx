import { CreateBase, ResourceContextProvider, useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { RecordForm } from '../../../../kit/form/RecordForm.tsx';
import { useSaving } from '../../../../kit/form/useSaving.ts';
import { customers, type Customer } from '../../../../schemas/customers/customers.ts';
import { defaultsOf } from '../../../../schemas/input.ts';
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
  const { mutationOptions, ...saving } = useSaving({
    model,
    kind: 'create',
    onSaved: (saved) => {
      onMade(saved as Customer);
      onClose();
    },
  });
  return (
    <DialogFrame title={translate('sales.customer.new')} onClose={onClose}>
      <ResourceContextProvider value={model.name}>
        <CreateBase
          resource={model.name}
          redirect={false}
          disableAuthentication
          mutationMode="pessimistic"
          mutationOptions={mutationOptions}
        >
          <RecordForm
            model={model}
            slots={slots}
            saving={saving}
            draft="orders/customer"
            defaultValues={{ ...defaultsOf(model), ...beginOf(typed) }}
            submitLabel={translate('dialog.create')}
            onCancel={onClose}
          />
        </CreateBase>
      </ResourceContextProvider>
    </DialogFrame>
  );
}
