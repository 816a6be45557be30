import { useTranslate } from 'react-admin';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { partFaults } from '../../../schemas/tickets/work.ts';

/** Whose fault it is that a part is broken. */
export default function FaultInput() {
  const translate = useTranslate();
  const choices = partFaults.map((id) => ({ id: id as string, name: translate(`bench.part_faults.${id}`) }));
  return (
    <SelectInput
      source="fault"
      label="resources.ticketDevices.steps.breakPart.fields.fault"
      choices={choices}
      isRequired
    />
  );
}
