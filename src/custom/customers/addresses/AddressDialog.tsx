import { ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { EditDialog } from '../../../kit/form/EditDialog.tsx';
import { useDiscardDraft } from '../../../kit/form/useDiscardDraft.ts';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { addresses, type Address } from '../../../schemas/customers/addresses.ts';
import { addressForm } from './form.tsx';

interface AddressDialogProps {
  id: string;
  onClose: () => void;
}

export default function AddressDialog({ id, onClose }: AddressDialogProps) {
  const translate = useTranslate();
  const discard = useDiscardDraft(onClose, addresses.name, id);
  return (
    <ResourceContextProvider value={addresses.name}>
      <EditDialog<RaRecord<string> & Address>
        model={addresses}
        id={id}
        form={addressForm}
        titleOf={() => translate('resources.addresses.actions.edit')}
        opensReadOnly={false}
        onClose={discard}
      >
        {(editing) => (
          <RecordForm
            {...editing}
            model={addresses}
            slots={addressForm}
            submitLabel={translate('dialog.save')}
          />
        )}
      </EditDialog>
    </ResourceContextProvider>
  );
}
