import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useCan } from '../../authProvider/useCan.ts';
import { savedViews, viewKinds, type SavedView } from '../../schemas/views/savedViews.ts';
import { isBlank } from '../../schemas/textPatterns.ts';
import { SelectInput } from '../form/inputs/SelectInput.tsx';
import { TextInput } from '../form/inputs/TextInput.tsx';
import { SendDialog } from '../form/SendDialog.tsx';
import { useFailureMessage } from '../useFailureMessage.ts';
import { useSendOnce } from '../useSendOnce.ts';
import { useRoleChoices } from './useRoleChoices.ts';
import type { ViewActions } from './useViewActions.ts';
import type { VersionedView } from './useViews.ts';

interface ViewDialogProps {
  /** Undefined for a new view of what is shown. */
  view: VersionedView | undefined;
  actions: ViewActions;
  onClose: () => void;
}

const longest = 60;

/** Asks for the name of a view and, with the right to share, for whom it is. */
export default function ViewDialog({ view, actions, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useCan();
  const refusal = useFailureMessage(savedViews);
  const mayShare = may('create', savedViews, { kind: 'STORE' });
  const { send, isBusy, isOpen, failure } = useSendOnce({
    failureText: (error) => refusal(error, 'views.failed'),
    onSettled: () => undefined,
  });
  const submit = async ({ name, kind, role }: FieldValues) => {
    const values = {
      name: String(name).trim(),
      kind,
      role: kind === 'ROLE' ? role : null,
    } as Partial<SavedView>;
    const isSent = await send((key) => (view ? actions.change(view, values) : actions.create(key, values)));
    if (!isSent) return;
    onClose();
    notify('views.saved', { type: 'success', messageArgs: { name: values.name } });
  };
  return (
    <ResourceContextProvider value={savedViews.name}>
      <SendDialog
        title={translate(view ? 'views.edit_title' : 'views.new_title', { name: view?.name })}
        defaultValues={{ name: view?.name ?? '', kind: view?.kind ?? 'MINE', role: view?.role ?? null }}
        onSubmit={submit}
        submitLabel={translate('dialog.save')}
        isBusy={isBusy}
        isOpen={isOpen}
        failure={failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          <TextInput
            source="name"
            isRequired
            rules={{
              validate: (name: unknown) => !isBlank(name) || translate('validation.required'),
              maxLength: { value: longest, message: translate('validation.maxLength', { limit: longest }) },
            }}
          />
          {mayShare && <OwnerInputs />}
        </Stack>
      </SendDialog>
    </ResourceContextProvider>
  );
}

function OwnerInputs() {
  const translate = useTranslate();
  const kind = useWatch<FieldValues>({ name: 'kind' }) as string;
  const roles = useRoleChoices(true);
  return (
    <>
      <SelectInput
        source="kind"
        isRequired
        choices={viewKinds.map((id) => ({ id, name: translate(`resources.savedViews.values.kind.${id}`) }))}
      />
      {kind === 'ROLE' && (
        <SelectInput
          source="role"
          isRequired
          choices={roles}
          rules={{ required: translate('validation.required') }}
        />
      )}
    </>
  );
}
