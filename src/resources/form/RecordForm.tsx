import DialogContent from '@mui/material/DialogContent';
import { loadValidator } from 'virtual:validators';
import { use, useMemo, useState, type ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import type { Slot } from '../slots.ts';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { Draft } from './Draft.tsx';
import { FormActions } from './FormActions.tsx';
import { FormGrid } from './FormGrid.tsx';
import { Inputs } from './Inputs.tsx';
import { schemaResolver } from './schemaResolver.ts';
import { ServerErrors } from './ServerErrors.tsx';
import type { useSaving } from './useSaving.ts';
import { useErrorText } from './useErrorText.ts';

export type Saving = Omit<ReturnType<typeof useSaving>, 'mutationOptions'>;

interface RecordFormProps {
  model: Model;
  slots: Slot[];
  saving: Saving;
  record?: RaRecord;
  defaultValues?: Record<string, unknown>;
  readOnly?: boolean;
  submitLabel: string;
  onCancel: () => void;
  notice?: ReactNode;
}

/** What someone else saved meanwhile fills the fields that were not touched here. */
const keepTyped = { keepDirtyValues: true };

/** A form over a model: inputs by schema, validated by the same schema, and nothing typed is lost. */
export function RecordForm({
  model,
  slots,
  saving,
  submitLabel,
  onCancel,
  notice,
  ...props
}: RecordFormProps) {
  const { record, defaultValues, readOnly = false } = props;
  const validator = use(loadValidator(model.name));
  const errorText = useErrorText(model);
  const [open, setOpen] = useState<ValidationError[]>([]);
  const resolver = useMemo(
    () => schemaResolver(model, validator, errorText, setOpen),
    [model, validator, errorText],
  );
  return (
    <Form
      record={record}
      defaultValues={defaultValues}
      resolver={resolver}
      mode="onChange"
      resetOptions={keepTyped}
      noValidate
      disableInvalidFormNotification
    >
      <AskBeforeLeaving isSaved={saving.isSaved} />
      <DialogContent dividers sx={{ maxHeight: { sm: 'calc(100vh - 240px)' } }}>
        {notice}
        <Draft resource={model.name} id={record?.id} />
        <ServerErrors model={model} problems={saving.problems} shown={slots} />
        <FormGrid>
          <Inputs model={model} slots={slots} readOnly={readOnly} />
        </FormGrid>
      </DialogContent>
      <FormActions
        model={model}
        errors={open}
        submitLabel={submitLabel}
        readOnly={readOnly}
        onCancel={onCancel}
      />
    </Form>
  );
}
