import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { loadValidator } from 'virtual:validators';
import { use, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { RecordContextProvider, useSaveContext, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import type { ColumnElement, Slot, SlotProps } from '../slots.ts';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { BeforeSaveContext, runChecks, type BeforeSave } from './beforeSave.ts';
import { ClearFixedErrors } from './ClearFixedErrors.tsx';
import { Draft } from './Draft.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { Fields, FormGrid, Halves } from './FormGrid.tsx';
import { Inputs } from './Inputs.tsx';
import { schemaResolver } from './schemaResolver.ts';
import { ServerErrors } from './ServerErrors.tsx';
import type { useSaving } from './useSaving.ts';
import { useFocusFirstField } from './useFocusFirstField.ts';
import { useErrorText } from './useErrorText.ts';

export type Saving = Omit<ReturnType<typeof useSaving>, 'mutationOptions'>;

export interface RecordFormProps {
  model: Model;
  slots: Slot[];
  saving: Saving;
  record?: RaRecord;
  defaultValues?: Record<string, unknown>;
  /** What is validated and sent of the form's values, where that is not all of them. */
  transform?: (values: FieldValues) => FieldValues;
  readOnly?: boolean;
  /** What shows may change still: nothing can be done with it yet. */
  isLoading?: boolean;
  /** Offered while the form is only read. */
  onEdit?: () => void;
  isEditBlocked?: boolean;
  submitLabel: string;
  onCancel?: () => void;
  cancelLabel?: string;
  /** Says nothing of that it can only be read. */
  isQuiet?: boolean;
  notice?: ReactNode;
  /** What else there is to read of the record, after the inputs. */
  details?: ReactNode;
  /** An input of its own half. */
  half?: ReactElement<SlotProps>;
  /** The inputs that stand before the half. */
  lead?: Slot[];
  /** What else can be done with the record. */
  actions?: ReactNode;
  /** Names its draft, where several forms show parts of one record. */
  draft?: string;
  /** How values that two people changed are shown, where no list around does. */
  formats?: ColumnElement[];
}

/** A form over a model: inputs by schema, validated by the same schema, and nothing typed is lost. */
export function RecordForm({
  model,
  slots,
  saving,
  submitLabel,
  onCancel,
  cancelLabel,
  isQuiet,
  onEdit,
  isEditBlocked,
  notice,
  details,
  half,
  lead = [],
  actions,
  draft = model.name,
  transform,
  formats,
  ...props
}: RecordFormProps) {
  const { record, defaultValues, readOnly = false, isLoading = false } = props;
  const validator = use(loadValidator(model.name));
  const errorText = useErrorText(model);
  const [open, setOpen] = useState<ValidationError[]>([]);
  const resolver = useMemo(
    () => schemaResolver(model, validator, errorText, setOpen, transform, record),
    [model, validator, errorText, transform, record],
  );
  const body = useFocusFirstField(!readOnly && !isLoading);
  const { save } = useSaveContext();
  const isSaving = useRef(false);
  const [checks] = useState(() => new Set<BeforeSave>());
  const submitOnce = async (values: FieldValues) => {
    // A new record is created once, also when the form is sent again before it goes.
    const isCreated = !record && saving.isSaved.current;
    if (isSaving.current || isCreated) return;
    isSaving.current = true;
    try {
      const after = await runChecks(checks, values);
      if (!after) return;
      await save?.(values);
      if (saving.isSaved.current) for (const follow of after) follow();
    } finally {
      isSaving.current = false;
    }
  };
  const inputs = (
    <FormGrid>
      <Inputs model={model} slots={slots} readOnly={readOnly} />
    </FormGrid>
  );
  return (
    <BeforeSaveContext value={checks}>
      <RecordContextProvider value={record}>
        <Form values={record} defaultValues={defaultValues} resolver={resolver} onSubmit={submitOnce}>
          {!readOnly && <UnsavedChangesGuard isSaved={saving.isSaved} />}
          <ClearFixedErrors errors={open} />
          <DialogContent dividers ref={body} tabIndex={readOnly ? 0 : undefined} aria-busy={isLoading}>
            {notice}
            <Draft
              resource={draft}
              id={record?.id}
              isSaved={saving.isSaved}
              model={model}
              formats={formats}
            />
            {saving.failure && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {saving.failure}
              </Alert>
            )}
            <ServerErrors
              model={model}
              problems={saving.problems}
              shown={half ? [...lead, half, ...slots] : slots}
            />
            <Fields disabled={isLoading} inert={isLoading}>
              {half ? (
                <Halves>
                  <FormGrid>
                    <Inputs model={model} slots={lead} readOnly={readOnly} />
                  </FormGrid>
                  <div>{half}</div>
                  {inputs}
                </Halves>
              ) : (
                inputs
              )}
            </Fields>
            {details}
          </DialogContent>
          <FormActions
            actions={actions}
            model={model}
            errors={open}
            isLoading={isLoading}
            submitLabel={submitLabel}
            readOnly={readOnly}
            onCancel={onCancel}
            cancelLabel={cancelLabel}
            isQuiet={isQuiet}
            onEdit={onEdit}
            isEditBlocked={isEditBlocked}
          />
        </Form>
      </RecordContextProvider>
    </BeforeSaveContext>
  );
}
