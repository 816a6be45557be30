import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import CodeInput from '../../../kit/form/inputs/CodeInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';

interface NewDeviceFieldsProps {
  name: string;
  /** The check digit of the IMEI is wrong. */
  isWrong: boolean;
}

/** A device that the store has not seen yet. */
export function NewDeviceFields({ name, isWrong }: NewDeviceFieldsProps) {
  return (
    <FormGrid>
      <TextInput source={`${name}.name`} label="bench.new_devices.name" isRequired />
      <CodeInput source={`${name}.serial`} label="bench.new_devices.serial" />
      {isWrong && (
        <div data-wide>
          <TextInput
            source={`${name}.serial_reason`}
            label="resources.devices.fields.serial_reason"
            helperText="resources.devices.errors.serial.unexplained_imei"
            isRequired
          />
        </div>
      )}
    </FormGrid>
  );
}
