import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { customers } from '../../../schemas/customers/customers.ts';
import type { MergeAddress } from '../../../schemas/customers/merge.ts';
import { mergedAddresses } from '../../../schemas/customers/mergeResult.ts';
import { nameOf } from '../../../schemas/model.ts';
import { useAddress } from '../../locations/index.ts';
import type { ChoicesProps } from './FieldChoices.tsx';
import { MergeSection } from './MergeSection.tsx';

/** Chooses which addresses are kept, and the default of each type. */
export function AddressChoices({ kept, merged, choices, onChange }: ChoicesProps) {
  const translate = useTranslate();
  const result = mergedAddresses(kept.addresses, merged.addresses, choices);
  const { leave_out, defaults } = choices;
  const keep = ({ id }: MergeAddress, isKept: boolean) =>
    onChange({
      leave_out: isKept ? leave_out.filter((one) => one !== id) : [...leave_out, id],
      defaults: defaults.filter((one) => one !== id),
    });
  const appoint = ({ id, address_type }: MergeAddress) => {
    const others = result.filter((one) => one.address_type === address_type).map((one) => one.id);
    onChange({ defaults: [...defaults.filter((one) => !others.includes(one)), id] });
  };
  return (
    <MergeSection title={translate('merging.addresses')}>
      {result.length === 0 && (
        <Typography color="text.secondary">{translate('merging.no_addresses')}</Typography>
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {result.map((address) => (
          <AddressChoice
            key={address.id}
            address={address}
            owner={nameOf(customers, { ...(address.customer_id === kept.id ? kept : merged) })}
            onKeep={(isKept) => keep(address, isKept)}
            onAppoint={() => appoint(address)}
          />
        ))}
      </Stack>
    </MergeSection>
  );
}

interface AddressChoiceProps {
  address: MergeAddress;
  owner: string;
  onKeep: (isKept: boolean) => void;
  onAppoint: () => void;
}

function AddressChoice({ address, owner, onKeep, onAppoint }: AddressChoiceProps) {
  const translate = useTranslate();
  const addressOf = useAddress();
  const type = translate(`resources.addresses.values.address_type.${address.address_type}`);
  const where = addressOf(address);
  const named = { type, address: where };
  return (
    <Stack component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Typography
        sx={{ overflowWrap: 'anywhere', ...(address.is_voided && { textDecoration: 'line-through' }) }}
      >
        <strong>{type}</strong> – {where}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('merging.from', { name: owner })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={!address.is_voided}
              onChange={(_, isKept) => onKeep(isKept)}
              slotProps={{ input: { 'aria-label': translate('merging.keep_of', named) } }}
            />
          }
          label={translate('merging.keep')}
        />
        <FormControlLabel
          disabled={address.is_voided}
          control={
            <Radio
              size="small"
              checked={address.is_default}
              onChange={onAppoint}
              name={`default-${address.address_type}`}
              slotProps={{ input: { 'aria-label': translate('merging.default_of', named) } }}
            />
          }
          label={translate('merging.default')}
        />
      </Stack>
    </Stack>
  );
}
