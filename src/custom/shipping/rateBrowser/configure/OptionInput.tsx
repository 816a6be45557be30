import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../../kit/form/inputs/BooleanInput.tsx';
import { MoneyInput } from '../../../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../../../kit/form/inputs/NumberInput.tsx';
import { SelectInput } from '../../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import {
  collectCurrencies,
  collectTypes,
  dryIceUnits,
  payers,
} from '../../../../schemas/shipping/choices.ts';
import { countries } from '../../../../schemas/locations/regions.ts';
import { fieldLabel } from '../fieldLabel.ts';
import type { Field } from '../model/form.ts';
import { optionFields, type OptionName } from '../model/options.ts';
import { Row } from '../styles.ts';
import { useChoices } from '../useChoices.ts';

/** The input of one of the Other Shipping Options, with its dependent fields. */
export function OptionInput({ name }: { name: OptionName }) {
  switch (name) {
    case 'bill_to_party':
      return <Choice source="billToParty" codes={payers} />;
    case 'bill_to_country_code':
      return <Choice source="billToCountryCode" codes={countries} />;
    case 'bill_to_account':
    case 'bill_to_postal_code':
    case 'freight_class':
      return <TextInput source={optionFields[name]} label={fieldLabel(optionFields[name])} />;
    case 'dry_ice':
      return (
        <Switched source="dryIce">
          <NumberInput source="dryIceValue" label={fieldLabel('dryIceValue')} isRequired />
          <Choice source="dryIceUnit" codes={dryIceUnits} />
        </Switched>
      );
    case 'collect_on_delivery':
      return (
        <Switched source="collectOnDelivery">
          <Choice source="collectOnDeliveryType" codes={collectTypes} />
          <MoneyInput
            source="collectOnDeliveryAmount"
            label={fieldLabel('collectOnDeliveryAmount')}
            isRequired
          />
          <Choice source="collectOnDeliveryCurrency" codes={collectCurrencies} />
        </Switched>
      );
    default:
      return <BooleanInput source={optionFields[name]} label={fieldLabel(optionFields[name])} />;
  }
}

function Choice({ source, codes }: { source: Field; codes: readonly string[] }) {
  const choices = useChoices();
  return (
    <SelectInput source={source} label={fieldLabel(source)} choices={choices(source, codes)} isRequired />
  );
}

/** A switch with fields that appear while it is on. */
function Switched({ source, children }: { source: Field; children: ReactNode }) {
  const isOn = useWatch({ name: source }) as boolean;
  return (
    <div data-wide>
      <BooleanInput source={source} label={fieldLabel(source)} />
      {isOn && <Row>{children}</Row>}
    </div>
  );
}
