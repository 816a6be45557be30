import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useGetOne, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import { numbered } from '../fields/numberText.ts';
import { CreateDialog } from '../form/CreateDialog.tsx';
import { EditDialog } from '../form/EditDialog.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useCloseDialog } from '../form/useCloseDialog.ts';
import { useOpenCreated } from '../form/useOpenCreated.ts';
import { useListOptions } from '../page.ts';
import type { RecordText, Slot } from '../slots.ts';
import { stepOptions } from './declaration.ts';
import type { OpenStep } from './openStep.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { StatefulRecord } from './statefulRecord.ts';

interface StepsDialogProps {
  model: Model;
  form: Slot[];
  /** Initial values besides the model's defaults. */
  values?: Record<string, unknown>;
  /** The state in which the record is editable. */
  draftState: string;
  /** Further content after the form. */
  details?: ReactNode;
  /** Returns the record's name for the title; defaults to its number. */
  nameText?: RecordText;
}

/** A dialog for a record with steps: its form and the buttons of its steps. */
export function StepsDialog(props: StepsDialogProps) {
  const { id } = useParams();
  const open = useOpenCreated();
  if (id !== undefined) return <Existing key={id} id={id} {...props} />;
  return (
    <CreateDialog model={props.model} form={props.form} values={props.values} maxWidth="md" onSaved={open} />
  );
}

function Existing(props: StepsDialogProps & { id: string }) {
  const { model, form, id, draftState, details, nameText } = props;
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
      <EditDialog<StatefulRecord>
        key={version}
        {...{ model, id, form }}
        titleOf={(record) => titleOf(model, record, translate, nameText)}
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
              actions={<FormSteps model={model} onStep={setStep} onStepAfterSave={saveBefore} />}
              details={details}
            />
            {step !== undefined && !editing.isLoading && (
              <FreshStep
                key={step}
                {...{ model, id, step }}
                onClose={() => setStep(undefined)}
                onDone={() => showAnew(undefined)}
              />
            )}
          </>
        )}
      </EditDialog>
    </div>
  );
}

interface FormStepsProps {
  model: Model;
  onStep: (step: string) => void;
  /** Called instead of onStep if the form is dirty: saves it first. */
  onStepAfterSave: (step: string, event: MouseEvent<HTMLButtonElement>) => void;
}

function FormSteps({ model, onStep, onStepAfterSave }: FormStepsProps) {
  const record = useRecordContext();
  const { steps } = useListOptions();
  const { dirtyFields } = useFormState();
  if (!record) return null;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const leadsOn = (step: string) => stepOptions(steps, step).emphasis !== 'secondary';
  return (
    <StepButtons
      {...{ model, record }}
      onStep={(step, event) => (isDirty && leadsOn(step) ? onStepAfterSave(step, event) : onStep(step))}
    />
  );
}

/** The dialog of a step, once the record is read again. */
function FreshStep({ id, ...open }: Omit<OpenStep, 'record'> & { id: string }) {
  const { data, isFetchedAfterMount } = useGetOne<RaRecord>(open.model.name, { id });
  return data && isFetchedAfterMount ? <StepDialog {...open} record={data} /> : null;
}

function titleOf(
  model: Model,
  record: StatefulRecord | undefined,
  translate: ReturnType<typeof useTranslate>,
  nameText?: RecordText,
) {
  const name = record && nameText ? nameText(record, translate) : numbered(model, record?.number, translate);
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
