import { memo } from 'react';
import { BooleanInput } from '../../../../kit/form/inputs/BooleanInput.tsx';
import { SelectInput } from '../../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import { FormGrid } from '../../../../kit/form/FormGrid.tsx';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { confirmations } from '../../../../schemas/shipping/choices.ts';
import { CountryInput, StateInput } from '../../../locations/index.ts';
import { DimensionInputs, WeightInputs } from '../inputs/MeasureInputs.tsx';
import { PackageInput } from '../inputs/PackageInput.tsx';
import { ShipFromInput } from '../inputs/ShipFromInput.tsx';
import { fieldLabel } from '../fieldLabel.ts';
import { useChoices } from '../useChoices.ts';

/** Inputs that the rates depend on (contract 4 §3, §5). */
export const RateForm = memo(function RateForm({ carriers }: { carriers: Carrier[] }) {
  const choices = useChoices();
  return (
    <FormGrid>
      <div data-wide>
        <ShipFromInput />
      </div>
      <CountryInput source="country" label={fieldLabel('country')} isRequired />
      <StateInput source="state" countrySource="country" isRequired />
      <TextInput source="city" label={fieldLabel('city')} isRequired />
      <TextInput source="postalCode" label={fieldLabel('postalCode')} isRequired autoComplete="off" />
      <div data-wide>
        <BooleanInput source="isResidentialAddress" label={fieldLabel('isResidentialAddress')} />
      </div>
      <WeightInputs isRequired />
      <DimensionInputs isRequired />
      <PackageInput carriers={carriers} hasAny />
      <SelectInput
        source="confirmation"
        label={fieldLabel('confirmation')}
        choices={choices('confirmation', confirmations)}
        isRequired
      />
    </FormGrid>
  );
});
