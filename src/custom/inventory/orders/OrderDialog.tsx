import { useRef, useState, type MouseEvent } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CreateDialog } from '../../../kit/form/CreateDialog.tsx';
import { EditDialog } from '../../../kit/form/EditDialog.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { useOpenCreated } from '../../../kit/form/useOpenCreated.ts';
import type { Slot } from '../../../kit/slots.ts';
import type { Model } from '../../../schemas/model.ts';
import type { LineKind } from './lines/line.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { StepButtons } from './steps/StepButtons.tsx';
import { StepDialog } from './steps/StepDialog.tsx';
import type { Steppable } from './steps/stepsOf.ts';

interface OrderDialogProps {
  model: Model;
  form: Slot[];
  kind: LineKind;
}

/** A purchase order or a transfer: a draft is written, then it goes on by its steps (contract 3 §2.10, §2.11). */
export default function OrderDialog(props: OrderDialogProps) {
  const { id } = useParams();
  const open = useOpenCreated();
  if (id !== undefined) return <Order key={id} id={id} {...props} />;
  return <CreateDialog model={props.model} form={props.form} maxWidth="md" onSaved={open} />;
}

function Order({ model, form, kind, id }: OrderDialogProps & { id: string }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const [step, setStep] = useState<string>();
  const [version, setVersion] = useState(0);
  /** The step whose button saves the draft first, and the one that follows when that is done. */
  const pressed = useRef<string>(undefined);
  const next = useRef<string>(undefined);
  const saveBefore = (name: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pressed.current = name;
    currentTarget.form?.requestSubmit();
  };
  const submitted = () => {
    next.current = pressed.current;
    pressed.current = undefined;
  };
  const saved = () => {
    setVersion(version + 1);
    setStep(next.current);
  };
  const titleOf = (record: (Steppable & RaRecord) | undefined) => {
    const name = translate(`resources.${model.name}.name`, { smart_count: 1 });
    if (!record) return name;
    const state = translate(`resources.${model.name}.values.state.${record.state}`);
    return `${name} #${record.number} · ${state}`;
  };
  return (
    <div style={{ display: 'contents' }} onSubmitCapture={submitted}>
      <EditDialog<Steppable & RaRecord>
        key={version}
        {...{ model, id, form, titleOf }}
        opensReadOnly={false}
        editWidth="md"
        readWidth="md"
        onClose={close}
        onSaved={saved}
        staysOpen
      >
        {(editing) => (
          <RecordForm
            {...editing}
            model={model}
            slots={form}
            submitLabel={translate('dialog.save')}
            cancelLabel={translate('dialog.close')}
            isQuiet={editing.record.state !== 'DRAFT'}
            actions={<StepButtons model={model} onStep={setStep} onStepAfterSave={saveBefore} />}
            details={editing.record.state !== 'DRAFT' && <OrderTimeline model={model} id={id} />}
          />
        )}
      </EditDialog>
      {step && (
        <StepDialog
          key={step}
          {...{ model, id, kind, step }}
          onClose={() => setStep(undefined)}
          onDone={() => {
            setStep(undefined);
            setVersion(version + 1);
          }}
        />
      )}
    </div>
  );
}
