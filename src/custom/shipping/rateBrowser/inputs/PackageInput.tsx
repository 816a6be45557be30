import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useField } from '../../../../kit/form/inputs/useField.tsx';
import type { Carrier, PackageType } from '../../../../schemas/shipping/carriers.ts';
import { useCarrierText } from '../../translateCarrierText.ts';
import { fieldLabel } from '../fieldLabel.ts';
import { anyPackage } from '../model/form.ts';

interface PackageInputProps {
  carriers: Carrier[];
  /** Whether "any package" is a choice. */
  hasAny?: boolean;
}

/** A package type of these carriers; the store's own are grouped separately. */
export function PackageInput({ carriers, hasAny = false }: PackageInputProps) {
  const translate = useTranslate();
  const phrase = useCarrierText();
  const { value, change, control } = useField<string | null>({
    source: 'packageType',
    label: fieldLabel('packageType'),
    isRequired: true,
  });
  const types = new Map(
    carriers.flatMap(({ packages }) => packages).map((one) => [one.package_code, one] as const),
  );
  const all = [...types.values()];
  const own = all.filter(({ package_id }) => package_id !== null);
  const isKnown = (hasAny && value === anyPackage) || (value !== null && types.has(value));
  return (
    <TextField
      {...control}
      select
      value={isKnown ? value : ''}
      onChange={({ target }) => change(target.value || null)}
    >
      {hasAny && <MenuItem value={anyPackage}>{translate('shipping.rateBrowser.any_package')}</MenuItem>}
      {all
        .filter(({ package_id }) => package_id === null)
        .map((one) => item({ ...one, name: phrase(one.name) }))}
      {own.length > 0 && (
        <ListSubheader role="presentation">{translate('shipping.rateBrowser.custom_packages')}</ListSubheader>
      )}
      {own.map(item)}
    </TextField>
  );
}

const item = ({ package_code, name }: PackageType) => (
  <MenuItem key={package_code} value={package_code}>
    {name}
  </MenuItem>
);
