import { useEffect } from 'react';
import { DateInput, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { appointments, type Appointment } from '../../schemas/appointments.ts';
import { dayIn } from '../../schemas/days.ts';
import { LookupInput } from '../appointments/inputs.tsx';
import type { InputProps } from '../form/SchemaInput.tsx';
import { useDeliveryMethods } from './useDeliveryMethods.ts';

type SlotInputProps = Partial<InputProps> & { source: string };

/** Appointment or quote; tells which was chosen. */
export function TypeInput({
  onChoose,
  ...props
}: SlotInputProps & { onChoose: (type: Appointment['type']) => void }) {
  const type = useWatch({ name: props.source }) as Appointment['type'];
  useEffect(() => onChoose(type), [type, onChoose]);
  return <LookupInput {...props} type="TYPE" />;
}

/** The locations that the signed-in person may book for (specification 4 §6). */
export function BookingLocationInput(props: SlotInputProps) {
  const { locations } = useSession();
  const may = useCan();
  const { trigger, getFieldState } = useFormContext();
  const choices = locations
    .filter(({ id, is_voided }) => !is_voided && may('create', appointments, { location_id: id }))
    .map(({ id, location_name }) => ({ id, name: location_name }));
  return (
    <SelectInput
      {...props}
      choices={choices}
      translateChoice={false}
      emptyText=""
      helperText={false}
      fullWidth
      // What is past depends on the location's clock.
      onChange={() => getFieldState('selected_date').isTouched && void trigger('selected_date')}
    />
  );
}

/** The drop-off methods that are enabled, in the store's words. */
export function DropOffInput(props: SlotInputProps) {
  const { codes, isError, retry } = useDeliveryMethods();
  return (
    <LookupInput {...props} type="DELIVERY_METHOD" only={codes ?? []} onRetry={isError ? retry : undefined} />
  );
}

/** A day that is not past on the clock of the chosen location. */
export function DayInput(props: SlotInputProps) {
  const { locations, store } = useSession();
  const locationId = useWatch({ name: 'location_id' }) as number | undefined;
  const { timezone } = locations.find(({ id }) => id === locationId) ?? store;
  return (
    <DateInput {...props} helperText={false} fullWidth slotProps={{ htmlInput: { min: dayIn(timezone) } }} />
  );
}
