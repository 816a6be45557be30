import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import { numbered } from '../fields/numberText.ts';
import { CreateDialog } from '../form/CreateDialog.tsx';
import { EditDialog } from '../form/EditDialog.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useCloseDialog } from '../form/useCloseDialog.ts';
import { useOpenCreated } from '../form/useOpenCreated.ts';
import type { Slot } from '../slots.ts';
import { StepButtons, type StepButtonsProps } from './StepButtons.tsx';
import type { StatefulRecord } from './statefulRecord.ts';

/** The step whose dialog is open. */
export interface SelectedStep {
  id: string;
  step: string;
  onDone: () => void;
  onClose: () => void;
}

interface StepsDialogProps<T extends StatefulRecord> extends Pick<
  StepButtonsProps<T>,
  'model' | 'secondarySteps' | 'labelKeyOf'
> {
  form: Slot[];
  /** Initial values besides the model's defaults. */
  values?: Record<string, unknown>;
  /** The state in which the record is editable. */
  draftState: string;
  /** Further content after the form. */
  details?: ReactNode;
  /** Renders the dialog that takes the step. */
  children: (chosen: SelectedStep) => ReactNode;
}

/** A dialog for a record with steps: its form and the buttons of its steps. */
export function StepsDialog<T extends StatefulRecord>(props: StepsDialogProps<T>) {
  const { id } = useParams();
  const open = useOpenCreated();
  if (id !== undefined) return <Existing key={id} id={id} {...props} />;
  return (
    <CreateDialog model={props.model} form={props.form} values={props.values} maxWidth="md" onSaved={open} />
  );
}

function Existing<T extends StatefulRecord>({
  model,
  form,
  id,
  draftState,
  details,
  children,
  values: _,
  ...words
}: StepsDialogProps<T> & { id: string }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const [step, setStep] = useState<string>();
  const [version, setVersion] = useState(0);
  const { saveBefore, onSubmitCapture, next } = useStepAfterSave();
  const showAnew = (following: string | undefined) => {
    setVersion(version + 1);
    setStep(following);
  };
  return (
    <div style={{ display: 'contents' }} onSubmitCapture={onSubmitCapture}>
      <EditDialog<T>
        key={version}
        {...{ model, id, form }}
        titleOf={(record) => titleOf(model, record, translate)}
        opensReadOnly={false}
        editWidth="md"
        readWidth="md"
        onClose={close}
        onSaved={() => showAnew(next.current)}
        staysOpen
      >
        {(editing) => (
          <>
            <RecordForm
              {...editing}
              model={model}
              slots={form}
              submitLabel={translate('dialog.save')}
              cancelLabel={translate('dialog.close')}
              isQuiet={editing.record.state !== draftState}
              actions={
                <StepButtons<T> {...words} model={model} onStep={setStep} onStepAfterSave={saveBefore} />
              }
              details={details}
            />
            {step !== undefined && !editing.isLoading && (
              <Suspense key={step} fallback={null}>
                {children({ id, step, onClose: () => setStep(undefined), onDone: () => showAnew(undefined) })}
              </Suspense>
            )}
          </>
        )}
      </EditDialog>
    </div>
  );
}

function titleOf(
  model: Model,
  record: StatefulRecord | undefined,
  translate: ReturnType<typeof useTranslate>,
) {
  const name = numbered(model, record?.number, translate);
  return record ? `${name} · ${translate(`resources.${model.name}.values.state.${record.state}`)}` : name;
}

/** Remembers the pressed step while the save it triggered is in progress. */
function useStepAfterSave() {
  const pressed = useRef<string>(undefined);
  const next = useRef<string>(undefined);
  const saveBefore = (step: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pressed.current = step;
    currentTarget.form?.requestSubmit();
  };
  const onSubmitCapture = () => {
    next.current = pressed.current;
    pressed.current = undefined;
  };
  return { saveBefore, onSubmitCapture, next };
}
