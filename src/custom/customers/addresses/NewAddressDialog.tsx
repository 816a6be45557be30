import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { CreateForm } from '../../../kit/form/CreateForm.tsx';
import { useDiscardDraft } from '../../../kit/form/useDiscardDraft.ts';
import { addresses } from '../../../schemas/customers/addresses.ts';
import type { Customer } from '../../../schemas/customers/customers.ts';
import { countryOfRegion, regionsOf } from '../../../schemas/locations/regions.ts';
import { addressForm } from './form.tsx';

interface NewAddressDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Adds an address, prefilled with the customer's name and email. */
export default function NewAddressDialog({ customer, onClose }: NewAddressDialogProps) {
  const translate = useTranslate();
  const draft = `addresses/${customer.id}`;
  const discard = useDiscardDraft(onClose, draft);
  const { locations, who } = useSession();
  const nearest = locations.find(({ id }) => id === who.location_id) ?? locations[0];
  const { first_name, last_name, email, phone } = customer;
  const country = countryOfRegion(nearest?.state) ?? 'CA';
  const state = regionsOf(country).find((one) => one === nearest?.state) ?? regionsOf(country)[0];
  return (
    <DialogFrame title={translate('resources.addresses.actions.new')} onClose={discard}>
      <CreateForm
        model={addresses}
        slots={addressForm}
        values={{ customer_id: customer.id, first_name, last_name, email, phone, country, state }}
        draft={draft}
        onSaved={onClose}
        onCancel={discard}
      />
    </DialogFrame>
  );
}
