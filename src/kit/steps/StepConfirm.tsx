import { useTranslate } from 'react-admin';
import { Confirm } from '../form/Confirm.tsx';
import { useOpenStep } from './openStep.ts';
import { StepFailure } from './StepFailure.tsx';
import { useStepText } from './useStepText.ts';
import { useTakeOpenStep } from './useTakeOpenStep.ts';

/** Confirms a step without values. */
export function StepConfirm({ anyVersion }: { anyVersion: boolean }) {
  const translate = useTranslate();
  const { model, step, record, onClose } = useOpenStep();
  const text = useStepText(model, record);
  const { take, isBusy, failure, changes } = useTakeOpenStep({ anyVersion });
  return (
    <Confirm
      title={text(step, 'title')}
      text={text(step, 'text')}
      confirmLabel={text(step, 'yes', 'label')}
      cancelLabel={translate('dialog.back')}
      onConfirm={() => void take()}
      onCancel={onClose}
      isBusy={isBusy}
    >
      <StepFailure {...{ model, record, failure, changes }} />
    </Confirm>
  );
}
