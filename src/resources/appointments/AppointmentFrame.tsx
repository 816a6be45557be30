import { useMemo, useState } from 'react';
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
import type { Model } from '../../schemas/model.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { AppointmentHeader } from './AppointmentHeader.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { DayInput, EndTimeInput, LookupInput, TimeInput } from './inputs.tsx';
import { notPast } from './notPast.ts';

const base = model as unknown as Model;

interface AppointmentFrameProps {
  saving: Saving;
  /** Why it could not be loaded, as a message key. */
  failure: string | undefined;
  onClose: () => void;
}

const inputs = {
  APPOINTMENT: [
    <LookupInput source="status" type="APPOINTMENT_STATUS" />,
    <DayInput source="selected_date" />,
    <TimeInput source="selected_start_time" />,
    <EndTimeInput source="selected_end_time" />,
  ],
  QUOTE: [<LookupInput source="quote_status" type="QUOTE_STATUS" />, 'converted'],
};

export function AppointmentFrame({ saving, failure, onClose }: AppointmentFrameProps) {
  const { record, isFetching, refetch } = useEditContext<RaRecord & Appointment>();
  const translate = useTranslate();
  const may = useCan();
  const { who, locations } = useSession();
  const { staff_id } = who;
  const [isLoaded, setIsLoaded] = useState(false);
  const [isEdited, setIsEdited] = useState(() => hasDraft(draftKey(staff_id, model.name, record?.id)));
  const storedDay = record?.selected_date;
  const form = useMemo<Model>(
    () => ({ ...base, rules: [...(base.rules ?? []), notPast(locations, storedDay)] }),
    [locations, storedDay],
  );
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
        model={form}
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
            <AppointmentHeader appointment={record} />
          </>
        }
        details={<AppointmentDetails appointment={record} isEdited={isOpen} />}
      />
    </DialogFrame>
  );
}
