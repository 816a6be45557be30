import { useRef, useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CreateDialog } from '../../../kit/form/CreateDialog.tsx';
import { EditDialog } from '../../../kit/form/EditDialog.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { useOpenCreated } from '../../../kit/form/useOpenCreated.ts';
import type { Slot } from '../../../kit/slots.ts';
import { tradeRequests } from '../../../schemas/trade/requests.ts';
import { Bought } from './Bought.tsx';
import { StepButtons } from './steps/StepButtons.tsx';
import { StepDialog } from './steps/StepDialog.tsx';
import type { Request } from './steps/stepsOf.ts';

const model = tradeRequests;

/** A device that somebody wants to sell: it is looked at, offered for, and bought (contract 4 §2.10). */
export default function TradeDialog({ form }: { form: Slot[] }) {
  const { id } = useParams();
  const open = useOpenCreated();
  if (id !== undefined) return <Trade key={id} id={id} form={form} />;
  return <CreateDialog model={model} form={form} maxWidth="md" onSaved={open} />;
}

function Trade({ id, form }: { id: string; form: Slot[] }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const [step, setStep] = useState<string>();
  const [version, setVersion] = useState(0);
  /** The step whose button saves what is typed first, and the one that follows when that is done. */
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
  const titleOf = (record: Request | undefined) => {
    const name = translate(`resources.${model.name}.name`, { smart_count: 1 });
    if (!record) return name;
    return `${name} #${record.number} · ${translate(`resources.${model.name}.values.state.${record.state}`)}`;
  };
  return (
    <div style={{ display: 'contents' }} onSubmitCapture={submitted}>
      <EditDialog<Request>
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
            isQuiet={editing.record.state !== 'NEW'}
            actions={<StepButtons onStep={setStep} onStepAfterSave={saveBefore} />}
            details={<Bought record={editing.record} />}
          />
        )}
      </EditDialog>
      {step && (
        <StepDialog
          key={step}
          {...{ id, step }}
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
