import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useCan } from '../../../authProvider/useCan.ts';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { Draft } from '../../../kit/form/Draft.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { BooleanInput } from '../../../kit/form/inputs/BooleanInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { StoredRole } from '../calls.ts';
import { useRoleName } from '../useRoles.ts';
import { changesSecondFactor, changesRights, mergeRights } from './roleChange.ts';
import { RolePreview } from './RolePreview.tsx';
import { roles as builtIn } from '../../../schemas/rights.ts';
import { role as model, roleAccess, roleCodePattern } from '../../../schemas/staff/roles.ts';
import { RightsInput } from './RightsInput.tsx';
import { RoleHistory } from './RoleHistory.tsx';
import { RoleActions } from './RoleActions.tsx';
import { roleFormats } from './roleFormats.tsx';
import { StaleRole } from './StaleRole.tsx';
import { useSaveRole } from './useSaveRole.ts';

interface RoleDialogProps {
  /** The role to edit, or a template for a new one if it has no code; undefined for an empty new role. */
  role: StoredRole | undefined;
  /** The right to focus. */
  right?: string;
  onClose: () => void;
}

/** Creates or edits a role; names of built-in roles are translated and fixed. */
export default function RoleDialog({ role: latest, right, onClose }: RoleDialogProps) {
  // The version shown in the form is the one that is saved against.
  const [shown, setShown] = useState(latest);
  const role = shown?.code ? shown : undefined;
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const may = useCan();
  const { save, failure, problems, isSaved, outdated } = useSaveRole(role, onClose);
  const [considered, setConsidered] = useState<StoredRole>();
  const isBuiltIn = builtIn.some((one) => one === role?.code);
  const isAllowed = (permissions: string[]) =>
    role
      ? may('update', roleAccess, { ...role }, { permissions })
      : may('create', roleAccess, { permissions });
  const name = role && nameOfRole(role.code);
  const filled = {
    required: translate('roles.errors.required'),
    maxLength: { value: 50, message: translate('roles.errors.too_long') },
  };
  const pattern = { value: new RegExp(roleCodePattern), message: translate('roles.errors.code.pattern') };
  return (
    <DialogFrame
      title={name ? translate('roles.edit', { name }) : translate('roles.new')}
      actions={role && <RoleHistory role={role} />}
      onClose={onClose}
    >
      <Form
        values={shown}
        defaultValues={shown ?? { code: '', code_text: '', permissions: [], demands_second_factor: false }}
        onSubmit={(values: FieldValues) => {
          const next = values as StoredRole;
          const change = role && { before: role, after: next };
          if (change && (changesRights(change) || changesSecondFactor(change))) return setConsidered(next);
          return save(next);
        }}
      >
        <UnsavedChangesGuard isSaved={isSaved} />
        <DialogContent dividers>
          <Draft
            resource="roles"
            id={role?.code}
            isSaved={isSaved}
            model={model}
            formats={roleFormats}
            merge={role && ((kept) => mergeRights(role, kept))}
          />
          {role && latest && outdated && (
            <StaleRole
              key={outdated.etag}
              {...{ outdated, latest }}
              shown={role}
              onLoad={() => setShown(latest)}
            />
          )}
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          {!isBuiltIn && (
            <FormGrid>
              <TextInput source="code_text" label="roles.name" autoFocus={!role} isRequired rules={filled} />
              <TextInput
                source="code"
                label="roles.code"
                isRequired
                rules={{ ...filled, pattern }}
                readOnly={role !== undefined}
                helperText={!role && 'roles.code_hint'}
              />
            </FormGrid>
          )}
          <BooleanInput
            source="demands_second_factor"
            label="roles.demands"
            helperText="roles.demands_hint"
          />
          <RightsInput source="permissions" isAllowed={isAllowed} focused={right} />
        </DialogContent>
        <RoleActions
          submitLabel={translate(role ? 'roles.update' : 'roles.create')}
          problems={problems}
          onCancel={onClose}
        />
      </Form>
      {role && considered && (
        <RolePreview
          before={role}
          after={considered}
          onSave={() => save(considered).finally(() => setConsidered(undefined))}
          onBack={() => setConsidered(undefined)}
        />
      )}
    </DialogFrame>
  );
}
