import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { CreateForm } from '../../kit/form/CreateForm.tsx';
import type { Slot } from '../../kit/slots.ts';
import { staff } from '../../schemas/staff/staff.ts';
import RoleInput from './RoleInput.tsx';
import StaffLocationInput from './StaffLocationInput.tsx';

const form: Slot[] = [
  'first_name',
  'last_name',
  'email',
  'phone',
  <RoleInput source="role" />,
  <StaffLocationInput source="location_id" />,
];

/** Invites a staff member with the rights of the chosen role (contract 1 §2.7). */
export default function NewStaffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('resources.staff.tab.new')} onClose={onClose}>
      <CreateForm
        model={staff}
        slots={form}
        submitLabel="resources.staff.tab.add"
        onSaved={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  );
}
