import { useState } from 'react';
import { EditBase } from 'react-admin';
import type { VersionedRecord } from '../../dataProvider/dcProvider.ts';
import { useSaving } from '../form/useSaving.ts';
import { appointments } from '../../schemas/appointments.ts';
import { AppointmentFrame } from './AppointmentFrame.tsx';

interface AppointmentDialogProps {
  id: string;
  onClose: () => void;
}

/** An appointment or a quote: everything about it, and what of it can be changed (specification 4 §2.3). */
export default function AppointmentDialog({ id, onClose }: AppointmentDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { mutationOptions, ...saving } = useSaving({ model: appointments, kind: 'update', onSaved: onClose });
  return (
    <EditBase<VersionedRecord>
      resource={appointments.name}
      id={id}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={{
        onError: (error: Error) => setFailure(error.message),
        onSuccess: () => setFailure(undefined),
        gcTime: 0,
      }}
    >
      <AppointmentFrame saving={saving} failure={failure} onClose={onClose} />
    </EditBase>
  );
}
