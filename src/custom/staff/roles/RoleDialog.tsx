import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { Form, maxLength, regex, required, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useCan } from '../../../authProvider/useCan.ts';
import { AskBeforeLeaving } from '../../../kit/form/AskBeforeLeaving.tsx';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { Draft } from '../../../kit/form/Draft.tsx';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { useRoleName, type StoredRole } from '../useRoles.ts';
import { roles as builtIn } from '../../../schemas/rights.ts';
import { roleAccess, roleCodePattern } from '../../../schemas/staff/roles.ts';
import { RightsInput } from './RightsInput.tsx';
import { RoleActions } from './RoleActions.tsx';
import { useSaveRole } from './useSaveRole.ts';

interface RoleDialogProps {
  /** The role that is edited; without one a new one is made. */
  role: StoredRole | undefined;
  onClose: () => void;
}

const filled = [required('roles.errors.required'), maxLength(50, 'roles.errors.too_long')];
const code = [...filled, regex(new RegExp(roleCodePattern), 'roles.errors.code.pattern')];

/** Makes a role, or changes what it may do; the names of the built-in ones are those of the language. */
export default function RoleDialog({ role, onClose }: RoleDialogProps) {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const may = useCan();
  const { save, failure, problems, isSaved } = useSaveRole(role, onClose);
  const isBuiltIn = builtIn.some((one) => one === role?.code);
  const isAllowed = (permissions: string[]) =>
    role
      ? may('update', roleAccess, { ...role }, { permissions })
      : may('create', roleAccess, { permissions });
  const name = role && nameOfRole(role.code);
  return (
    <DialogFrame title={name ? translate('roles.edit', { name }) : translate('roles.new')} onClose={onClose}>
      <Form
        defaultValues={role ?? { code: '', code_text: '', permissions: [] }}
        onSubmit={(values: FieldValues) => save(values as StoredRole)}
        mode="onChange"
        noValidate
        disableInvalidFormNotification
      >
        <AskBeforeLeaving isSaved={isSaved} />
        <DialogContent dividers>
          <Draft resource="roles" id={role?.code} />
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          {!isBuiltIn && (
            <FormGrid>
              <TextInput
                source="code_text"
                label="roles.name"
                autoFocus={!role}
                validate={filled}
                helperText={false}
                fullWidth
              />
              <TextInput
                source="code"
                label="roles.code"
                validate={code}
                readOnly={role !== undefined}
                helperText={role ? false : 'roles.code_hint'}
                fullWidth
              />
            </FormGrid>
          )}
          <RightsInput source="permissions" isAllowed={isAllowed} />
        </DialogContent>
        <RoleActions
          submitLabel={translate(role ? 'roles.update' : 'roles.create')}
          problems={problems}
          onCancel={onClose}
        />
      </Form>
    </DialogFrame>
  );
}
