import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import CodeInput from '../../kit/form/inputs/CodeInput.tsx';
import { ReferencePicker } from '../../kit/form/inputs/ReferencePicker.tsx';
import { RowsInput } from '../../kit/form/inputs/RowsInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { devices } from '../../schemas/tickets/devices.ts';
import { newDevice } from '../../schemas/tickets/tickets.ts';

const words = 'bench.new_devices';

/** Devices to take in: known ones, or new ones by name and number, each with what is wrong. */
export default function NewDevicesInput({ source = 'new_devices', readOnly }: Partial<InputProps>) {
  const translate = useTranslate();
  return (
    <RowsInput
      source={source}
      readOnly={readOnly}
      title={translate(`${words}.title`)}
      words={words}
      blank={newDevice}
      textOf={({ name, problem }) => [name, problem].filter(Boolean).join(': ')}
      isCard
    >
      {(name) => <DeviceInputs name={name} />}
    </RowsInput>
  );
}

/** A known device needs no name and number. */
function DeviceInputs({ name }: { name: string }) {
  const known = useWatch({ name: `${name}.device_id` }) as string | null;
  return (
    <>
      <ReferencePicker source={`${name}.device_id`} label={`${words}.known`} reference={devices.name} />
      {!known && (
        <>
          <TextInput source={`${name}.name`} label={`${words}.name`} isRequired />
          <CodeInput source={`${name}.serial`} label={`${words}.serial`} />
        </>
      )}
      <div data-wide>
        <TextInput source={`${name}.problem`} label={`${words}.problem`} isRequired isLong />
      </div>
    </>
  );
}
