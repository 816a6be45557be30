import FormHelperText from '@mui/material/FormHelperText';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { DayInput, LookupInput } from '../details/AppointmentInputs.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { useDeliveryMethods } from './useDeliveryMethods.ts';

type SlotInputProps = Partial<InputProps> & { source: string };

/** Appointment or quote; calls `onChoose` with the choice. */
export function TypeInput({
  onChoose,
  ...props
}: SlotInputProps & { onChoose: (type: Appointment['type']) => void }) {
  const type = useWatch({ name: props.source }) as Appointment['type'];
  useEffect(() => onChoose(type), [type, onChoose]);
  return <LookupInput {...props} type="TYPE" />;
}

/** The locations that the staff member may book for (contract 4 §6), and the current value. */
export function BookingLocationInput(props: SlotInputProps) {
  const { locations } = useSession();
  const may = useCan();
  const { trigger, getFieldState } = useFormContext();
  const chosen: unknown = useWatch({ name: props.source });
  const choices = locations
    .filter(
      ({ id, is_voided }) =>
        id === chosen || (!is_voided && may('create', appointments, { location_id: id })),
    )
    .map(({ id, location_name }) => ({ id, name: location_name }));
  return (
    <SelectInput
      {...props}
      choices={choices}
      // Whether a date is in the past depends on the location's time zone.
      onChange={() => getFieldState('selected_date').isTouched && void trigger('selected_date')}
    />
  );
}

/** The enabled drop-off methods with the store's labels; nothing can be booked if there are none. */
export function DropOffInput(props: SlotInputProps) {
  const translate = useTranslate();
  const { codes, isError, retry } = useDeliveryMethods();
  const { setValue } = useFormContext();
  const chosen = useWatch({ name: props.source }) as string | null | undefined;
  const usual = codes?.includes('WALK_IN') ? 'WALK_IN' : codes?.[0];
  useEffect(() => {
    if (!chosen && usual) setValue(props.source, usual);
  }, [chosen, usual, props.source, setValue]);
  return (
    <div>
      <LookupInput
        {...props}
        type="DELIVERY_METHOD"
        only={codes ?? []}
        onRetry={isError ? retry : undefined}
      />
      {codes?.length === 0 && (
        <FormHelperText error role="status" sx={{ mx: 1.75 }}>
          {translate('newBooking.no_drop_off')}
        </FormHelperText>
      )}
    </div>
  );
}

/** The day, in a row of its own above the times. */
export const DayRow = (props: SlotInputProps) => (
  <div data-wide>
    <DayInput {...props} />
  </div>
);
