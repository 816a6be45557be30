import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import { usePickerInput } from '../../kit/form/inputs/usePickerInput.ts';
import type { InputProps } from '../../kit/slots.ts';
import { Picker } from '../../kit/picker/Picker.tsx';
import { toReference, type Choice } from '../../kit/picker/useChoices.ts';

/** The device of a service, read-only. A new service takes several devices. */
export default function DevicesInput(props: Partial<InputProps>) {
  const label = 'resources.repairs.fields.product_id';
  if (!useRecordContext()) return <NewDevices {...props} />;
  return <TextInput source="product.name" label={label} readOnly />;
}

/** The form holds the selected devices as `devices`, and the first one as the model's property. */
function NewDevices({ source = 'product_id', isRequired }: Partial<InputProps>) {
  const { change, picker } = usePickerInput<string | null>({ source, isRequired });
  const { setValue } = useFormContext();
  const devices = (useWatch({ name: 'devices' }) as Choice[] | undefined) ?? [];
  const choose = (choices: Choice[]) => {
    setValue('devices', choices.map(toReference), { shouldDirty: true });
    change(choices[0]?.id ?? null);
  };
  return (
    <div data-wide>
      <Picker {...picker} multiple reference="products" value={devices} onChange={choose} />
    </div>
  );
}
