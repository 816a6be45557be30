import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../../kit/slots.ts';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { isHere, leftItemCode } from '../../../schemas/tickets/leftItems.ts';
import type { TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';

/** What was left with the device and is still here, ticked off as it is given back. */
export default function GiveBackInput({ source = 'numbers' }: Partial<InputProps>) {
  const { record } = useOpenStep<TicketDevice & VersionedRecord>();
  const { field, fieldState } = useController({ name: source });
  const numbers = (field.value ?? []) as number[];
  return (
    <FormGroup data-wide>
      {record.left_items.filter(isHere).map((item) => (
        <FormControlLabel
          key={item.number}
          label={`${item.name} · ${leftItemCode(record.number, item)}`}
          control={
            <Checkbox
              checked={numbers.includes(item.number)}
              onChange={(_, isChecked) =>
                field.onChange(
                  isChecked ? [...numbers, item.number] : numbers.filter((one) => one !== item.number),
                )
              }
            />
          }
        />
      ))}
      {fieldState.error?.message && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </FormGroup>
  );
}
