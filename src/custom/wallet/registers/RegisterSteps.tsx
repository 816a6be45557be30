import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { CashDialog } from './CashDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';

const steps = ['cashIn', 'cashOut', 'close'] as const;
type Step = (typeof steps)[number];

/** The steps that the staff member may take on an open register. */
export function RegisterSteps({ register }: { register: Register }) {
  const translate = useTranslate();
  const { who } = useSession();
  const [step, setStep] = useState<Step>();
  const leave = () => setStep(undefined);
  return (
    <>
      {steps
        .filter((one) => mayTakeStep(who, registers, one, register))
        .map((name) => (
          <Button
            key={name}
            variant={name === 'close' ? 'contained' : 'outlined'}
            onClick={() => setStep(name)}
          >
            {translate(`wallet.tills.${name}.label`)}
          </Button>
        ))}
      {step === 'close' && <CloseDialog register={register} onClose={leave} />}
      {step && step !== 'close' && <CashDialog register={register} step={step} onClose={leave} />}
    </>
  );
}
