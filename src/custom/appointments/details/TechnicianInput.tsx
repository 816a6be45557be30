import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { isWorkedOn } from '../../../schemas/appointments/appointments.ts';
import { StaffInput } from '../../staff/index.ts';

/** The technician; defaults to the user when the status becomes in progress or completed. */
export function TechnicianInput({ source }: { source: string }) {
  const { who } = useSession();
  const { setValue, getValues } = useFormContext();
  const stored = useFormState().defaultValues?.status as string | undefined;
  const status = useWatch({ name: 'status' }) as string | undefined;
  useEffect(() => {
    if (status === stored || !isWorkedOn(status) || getValues(source)) return;
    setValue(source, who.staff_id, { shouldDirty: true });
  }, [source, status, stored, who.staff_id, getValues, setValue]);
  return <StaffInput source={source} label="resources.appointments.fields.technician_id" />;
}
