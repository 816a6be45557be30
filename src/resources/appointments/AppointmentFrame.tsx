import { useState } from 'react';
import { useEditContext, useTranslate, type RaRecord } from 'react-admin';
import DialogContent from '@mui/material/DialogContent';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { DialogFrame } from '../form/DialogFrame.tsx';
import { draftKey, hasDraft } from '../form/drafts.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { RecordForm, type Saving } from '../form/RecordForm.tsx';
import { StaleNotice } from '../form/StaleNotice.tsx';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { appointments as model, type Appointment } from '../../schemas/appointments.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { EndTimeInput, LookupInput, TimeInput } from './inputs.tsx';

interface AppointmentFrameProps {
  saving: Saving;
  /** Why it could not be loaded, as a message key. */
  failure: string | undefined;
  onClose: () => void;
}

const inputs = {
  APPOINTMENT: [
    <LookupInput source="status" type="APPOINTMENT_STATUS" />,
    'selected_date',
    <TimeInput source="selected_start_time" />,
    <EndTimeInput source="selected_end_time" />,
  ],
  QUOTE: [<LookupInput source="quote_status" type="QUOTE_STATUS" />, 'converted'],
};

export function AppointmentFrame({ saving, failure, onClose }: AppointmentFrameProps) {
  const { record, isFetching, refetch } = useEditContext<RaRecord & Appointment>();
  const translate = useTranslate();
  const may = useCan();
  const { staff_id } = useSession().who;
  const [isLoaded, setIsLoaded] = useState(false);
  const [isEdited, setIsEdited] = useState(() => hasDraft(draftKey(staff_id, model.name, record?.id)));
  if (!isLoaded && record && !isFetching) setIsLoaded(true);

  const title = translate(record?.type === 'QUOTE' ? 'booking.quote' : 'booking.appointment');
  if (!isLoaded || !record) {
    return (
      <DialogFrame title={title} onClose={onClose}>
        {failure && !isFetching ? (
          <DialogContent>
            <LoadFailed message={failure} onRetry={() => void refetch()} />
          </DialogContent>
        ) : (
          <FormSkeleton slots={8} />
        )}
      </DialogFrame>
    );
  }
  const mayEdit = may('update', model, record);
  const isOpen = isEdited && mayEdit;
  // What was typed has nothing to be saved to any more.
  const leave = () => {
    saving.settle();
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <RecordForm
        model={model}
        slots={isOpen ? inputs[record.type] : []}
        saving={saving}
        record={record}
        readOnly={!isOpen}
        onEdit={mayEdit ? () => setIsEdited(true) : undefined}
        submitLabel={translate('dialog.save')}
        onCancel={onClose}
        actions={
          !record.is_voided &&
          may('delete', model, record) && <CancelAppointment appointment={record} onCancelled={leave} />
        }
        notice={
          <>
            {saving.staleSaves > 0 && <StaleNotice key={saving.staleSaves} model={model} />}
            <AppointmentDetails appointment={record} isEdited={isOpen} />
          </>
        }
      />
    </DialogFrame>
  );
}
