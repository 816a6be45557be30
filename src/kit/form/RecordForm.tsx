import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { loadValidator } from 'virtual:validators';
import { use, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { RecordContextProvider, useSaveContext, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement, Slot, SlotProps } from '../slots.ts';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { BeforeSaveContext, runChecks, type BeforeSave } from './beforeSave.ts';
import { CheckedActions } from './CheckedActions.tsx';
import { Draft } from './Draft.tsx';
import { Form } from './Form.tsx';
import { Fields, FormGrid, Halves } from './FormGrid.tsx';
import { Inputs } from './Inputs.tsx';
import { useNewOpenErrors } from './openErrors.ts';
import { schemaResolver } from './schemaResolver.ts';
import { ServerErrors } from './ServerErrors.tsx';
import type { useSaving } from './useSaving.ts';
import { useFocusFirstField } from './useFocusFirstField.ts';
import { useErrorText } from './useErrorText.ts';

export type Saving = Omit<ReturnType<typeof useSaving>, 'mutationOptions'>;

export interface RecordFormProps {
  model: Model;
  slots: Slot[];
  saving: Pick<Saving, 'failure' | 'problems' | 'isSaved'>;
  record?: RaRecord;
  defaultValues?: Record<string, unknown>;
  /** Maps the form's values to those that are validated and sent. */
  transform?: (values: FieldValues) => FieldValues;
  readOnly?: boolean;
  /** The record is still loading; the form is disabled. */
  isLoading?: boolean;
  /** The outcome of the last submit is unknown: it can be sent again, but not changed. */
  isSent?: boolean;
  /** Offered while the form is read-only. */
  onEdit?: () => void;
  isEditBlocked?: boolean;
  submitLabel: string;
  onCancel?: () => void;
  cancelLabel?: string;
  /** Hides the read-only hint. */
  isQuiet?: boolean;
  notice?: ReactNode;
  /** Further content after the inputs. */
  details?: ReactNode;
  /** An input with a column of its own. */
  half?: ReactElement<SlotProps>;
  /** The inputs before that column. */
  lead?: Slot[];
  /** Further actions on the record. */
  actions?: ReactNode;
  /** Name of the draft, if several forms edit parts of one record. */
  draft?: string;
  /** How to render conflicting values outside a list. */
  formats?: ColumnElement[];
}

/** A form for a model: inputs and validation from the schema, with drafts and conflict handling. */
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
  const { record, defaultValues, readOnly = false, isLoading = false, isSent = false } = props;
  const validator = use(loadValidator(model.name));
  const errorText = useErrorText(model);
  const openErrors = useNewOpenErrors();
  const resolver = useMemo(
    () => schemaResolver(model, validator, errorText, openErrors.set, transform, record),
    [model, validator, errorText, openErrors, transform, record],
  );
  const isDisabled = isLoading || isSent;
  const body = useFocusFirstField(!readOnly && !isLoading);
  const { save } = useSaveContext();
  const isSaving = useRef(false);
  const [checks] = useState(() => new Set<BeforeSave>());
  const submitOnce = async (values: FieldValues) => {
    // Prevents a second create when the form is submitted again before it closes.
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
          <DialogContent
            dividers
            ref={body}
            tabIndex={readOnly || isDisabled ? 0 : undefined}
            aria-busy={isLoading}
          >
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
            <Fields disabled={isDisabled} inert={isDisabled}>
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
          <CheckedActions
            actions={actions}
            model={model}
            openErrors={openErrors}
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
