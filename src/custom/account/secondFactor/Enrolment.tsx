import { useState } from 'react';
import { confirmSecondFactor } from '../../../authProvider/secondFactor.ts';
import type { NewKey } from '../../../schemas/account/secondFactorState.ts';
import { EnrolmentStartForm } from './EnrolmentStartForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { KeyQrCode } from './KeyQrCode.tsx';

interface EnrolmentProps {
  asksPassword: boolean;
  /** Called with the recovery codes when the second factor is on. */
  onCodes: (codes: string[]) => void;
  link?: { to: string; label: string };
}

/** Turns on a second factor: password, key, first code. */
export function Enrolment({ asksPassword, onCodes, link }: EnrolmentProps) {
  const [key, setKey] = useState<NewKey>();
  if (!key) return <EnrolmentStartForm asksPassword={asksPassword} onBegun={setKey} link={link} />;
  return (
    <>
      <KeyQrCode newKey={key} />
      <CodeForm
        label="account.factor.turn_on"
        submit={async (code) => onCodes(await confirmSecondFactor(code))}
        link={link}
      />
    </>
  );
}
