import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { SearchField } from '../../../kit/picker/SearchField.tsx';
import { useModelSearch } from '../../../kit/picker/useModelSearch.ts';
import type { Search } from '../../../kit/picker/useSearch.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { nameOf } from '../../../schemas/model.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import MergeDialog from './MergeDialog.tsx';

interface MergeWithDialogProps {
  customer: Customer;
  onClose: () => void;
  onMerged: (keptId: string) => void;
}

/** Searches the customer to merge this one with, then opens the merge dialog. */
export default function MergeWithDialog({ customer, onClose, onMerged }: MergeWithDialogProps) {
  const translate = useTranslate();
  const [otherId, setOtherId] = useState<string>();
  const others = useOthers(customer.id);
  if (otherId !== undefined)
    return <MergeDialog ids={[customer.id, otherId]} onClose={onClose} onMerged={onMerged} />;
  return (
    <DialogFrame
      title={translate('merging.with_title', { name: nameOf(customers, { ...customer }) })}
      onClose={onClose}
    >
      <DialogContent dividers>
        <SearchField
          autoFocus
          label={translate('merging.search')}
          hint={translate('merging.search')}
          search={others}
          nameOf={labelOf}
          keyOf={({ id }) => id}
          onChosen={({ id }) => setOtherId(id)}
        />
      </DialogContent>
    </DialogFrame>
  );
}

type Found = RaRecord<string> & Customer;

const labelOf = ({ phone, ...one }: Found) =>
  [nameOf(customers, one), one.email, phone && formatPhone(phone)].filter(Boolean).join(' · ');

function useOthers(ownId: string): Search<Found> {
  const search = useModelSearch<Found>(customers, { minLength: 1 });
  const find: typeof search.find = async (...asked) =>
    (await search.find(...asked)).filter(({ id }) => id !== ownId);
  return { ...search, key: [...search.key, ownId], find };
}
