import { CreateBase, useTranslate } from 'react-admin';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { useSaving } from '../../kit/form/useSaving.ts';
import type { Slot } from '../../kit/slots.ts';
import { defaultsOf } from '../../schemas/input.ts';
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

/** A new staff member with the rights of the role (contract 1 §2.7). */
export default function NewStaffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { mutationOptions, ...saving } = useSaving({ model: staff, kind: 'create', onSaved: onClose });
  return (
    <DialogFrame title={translate('resources.staff.tab.new')} onClose={onClose}>
      <CreateBase
        resource={staff.name}
        redirect={false}
        disableAuthentication
        mutationMode="pessimistic"
        mutationOptions={mutationOptions}
      >
        <RecordForm
          model={staff}
          slots={form}
          saving={saving}
          defaultValues={defaultsOf(staff)}
          submitLabel={translate('resources.staff.tab.add')}
          onCancel={onClose}
        />
      </CreateBase>
    </DialogFrame>
  );
}
