import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { can } from '../../../schemas/can.ts';
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
  const may = (name: Step) => {
    const { access, from } = registers.steps![name]!;
    return (
      from.includes(register.state) &&
      can(who, 'update', { access: { update: access } }, { ...register }) === true
    );
  };
  return (
    <>
      {steps.filter(may).map((name) => (
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
