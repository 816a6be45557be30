import { CreateBase, useTranslate, type RaRecord } from 'react-admin';
import { defaultsOf } from '../../schemas/input.ts';
import type { Model } from '../../schemas/model.ts';
import type { Slot } from '../slots.ts';
import { RecordForm } from './RecordForm.tsx';
import { useSaving } from './useSaving.ts';

interface CreateFormProps {
  model: Model;
  slots: Slot[];
  /** Initial values besides the model's defaults. */
  values?: Record<string, unknown>;
  /** Name of the draft; defaults to the model's name. */
  draft?: string;
  /** Message keys that replace the defaults. */
  success?: string;
  submitLabel?: string;
  onSaved: (saved: Partial<RaRecord>) => void;
  onCancel: () => void;
}

export function CreateForm(props: CreateFormProps) {
  const { model, slots, values, draft, success, submitLabel = 'dialog.create', onSaved, onCancel } = props;
  const translate = useTranslate();
  const { mutationOptions, ...saving } = useSaving({ model, kind: 'create', success, onSaved });
  return (
    <CreateBase
      resource={model.name}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
    >
      <RecordForm
        model={model}
        slots={slots}
        saving={saving}
        draft={draft}
        defaultValues={{ ...defaultsOf(model), ...values }}
        submitLabel={translate(submitLabel)}
        onCancel={onCancel}
      />
    </CreateBase>
  );
}
