import { useTranslate } from 'react-admin';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { earlierStates, type DeviceState } from '../../schemas/tickets/states.ts';

/** An earlier state of a device on a ticket. */
export default function EarlierStateInput({ source = 'to', ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const { record } = useOpenStep();
  const choices = earlierStates(record.state as DeviceState).map((id) => ({
    id: id as string,
    name: translate(`bench.states.${id}`),
  }));
  return <SelectInput source={source} choices={choices} {...props} />;
}
