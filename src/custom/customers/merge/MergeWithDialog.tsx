import Autocomplete from '@mui/material/Autocomplete';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { useDebounced } from '../../../kit/useDebounced.ts';
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
  const [typed, setTyped] = useState('');
  const { found, isSearching } = useFound(typed, customer.id);
  if (otherId !== undefined)
    return <MergeDialog ids={[customer.id, otherId]} onClose={onClose} onMerged={onMerged} />;
  return (
    <DialogFrame
      title={translate('merging.with_title', { name: nameOf(customers, { ...customer }) })}
      onClose={onClose}
    >
      <DialogContent dividers>
        <Autocomplete
          options={found}
          filterOptions={(options) => options}
          loading={isSearching}
          getOptionKey={({ id }) => id}
          getOptionLabel={labelOf}
          onInputChange={(_, text) => setTyped(text)}
          onChange={(_, chosen) => chosen && setOtherId(chosen.id)}
          noOptionsText={translate(typed.trim() ? 'picker.none' : 'merging.search')}
          loadingText={translate('picker.searching')}
          openText={translate('picker.open')}
          closeText={translate('picker.close')}
          clearText={translate('picker.clear')}
          renderInput={({ InputLabelProps: _labelProps, ...params }) => (
            <TextField {...params} label={translate('merging.search')} autoFocus />
          )}
        />
      </DialogContent>
    </DialogFrame>
  );
}

type Found = RaRecord<string> & Customer;

const labelOf = ({ phone, ...one }: Found) =>
  [nameOf(customers, one), one.email, phone && formatPhone(phone)].filter(Boolean).join(' · ');

function useFound(typed: string, ownId: string) {
  const search = useDebounced(typed.trim());
  const { data = [], isFetching } = useGetList<Found>(
    customers.name,
    {
      filter: { search },
      sort: customers.defaultSort,
      pagination: { page: 1, perPage: 20 },
    },
    { enabled: search !== '' },
  );
  return { found: search === '' ? [] : data.filter(({ id }) => id !== ownId), isSearching: isFetching };
}
