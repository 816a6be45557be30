import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RowsInput } from '../../kit/form/inputs/RowsInput.tsx';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import type { TaxRegistration } from '../../schemas/sales/taxRules.ts';
import { useRegions } from '../locations/index.ts';

/** The provinces for which the store collects PST, RST or QST on shipments. */
export function RegistrationsInput({ source = 'tax_registrations', readOnly }: Partial<InputProps>) {
  const translate = useTranslate();
  const provinces = useRegions()('CA');
  const taken = ((useWatch({ name: source }) ?? []) as TaxRegistration[]).map(({ state }) => state as string);
  const words = 'resources.store.taxes.registrations';
  return (
    <RowsInput
      source={source}
      readOnly={readOnly}
      title={translate(`resources.store.fields.${source}`)}
      words={words}
      blank={{ state: provinces.find(({ id }) => !taken.includes(id))?.id ?? '', number: '' }}
      textOf={({ state, number }: Omit<TaxRegistration, 'state'> & { state: string }) =>
        [provinces.find(({ id }) => id === state)?.name, number].filter(Boolean).join(': ')
      }
    >
      {(name) => (
        <>
          <SelectInput isRequired source={`${name}.state`} label={`${words}.state`} choices={provinces} />
          <TextInput isRequired source={`${name}.number`} label={`${words}.number`} />
        </>
      )}
    </RowsInput>
  );
}
