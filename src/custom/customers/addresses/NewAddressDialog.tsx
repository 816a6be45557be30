import { CreateBase, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useSaving } from '../../../kit/form/useSaving.ts';
import { addresses } from '../../../schemas/customers/addresses.ts';
import type { Customer } from '../../../schemas/customers/customers.ts';
import { defaultsOf } from '../../../schemas/input.ts';
import { countryOfRegion, regionsOf } from '../../../schemas/locations/regions.ts';
import { addressForm } from './form.tsx';

interface NewAddressDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Adds an address to a customer, whose name and e-mail it begins with. */
export default function NewAddressDialog({ customer, onClose }: NewAddressDialogProps) {
  const translate = useTranslate();
  const { locations, who } = useSession();
  const nearest = locations.find(({ id }) => id === who.location_id) ?? locations[0];
  const { mutationOptions, ...saving } = useSaving({ model: addresses, kind: 'create', onSaved: onClose });
  const { first_name, last_name, email, phone } = customer;
  const country = countryOfRegion(nearest?.state) ?? 'CA';
  const state = regionsOf(country).find((one) => one === nearest?.state) ?? regionsOf(country)[0];
  return (
    <DialogFrame title={translate('resources.addresses.actions.new')} onClose={onClose}>
      <CreateBase
        resource={addresses.name}
        redirect={false}
        disableAuthentication
        mutationMode="pessimistic"
        mutationOptions={mutationOptions}
      >
        <RecordForm
          model={addresses}
          slots={addressForm}
          saving={saving}
          defaultValues={{
            ...defaultsOf(addresses),
            customer_id: customer.id,
            first_name,
            last_name,
            email,
            phone,
            country,
            state,
          }}
          draft={`addresses/${customer.id}`}
          submitLabel={translate('dialog.create')}
          onCancel={onClose}
        />
      </CreateBase>
    </DialogFrame>
  );
}
