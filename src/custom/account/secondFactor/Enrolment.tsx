import { useState } from 'react';
import { confirmSecondFactor, type NewKey } from '../../../authProvider/secondFactor.ts';
import { BeginForm } from './BeginForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { KeyPicture } from './KeyPicture.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface EnrolmentProps {
  asksPassword: boolean;
  /** The recovery codes are kept. */
  onDone: () => unknown;
  link?: { to: string; label: string };
}

/** Turns a second factor on: password, key, first code, recovery codes. */
export function Enrolment({ asksPassword, onDone, link }: EnrolmentProps) {
  const [key, setKey] = useState<NewKey>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!key) return <BeginForm asksPassword={asksPassword} onBegun={setKey} link={link} />;
  return (
    <>
      <KeyPicture newKey={key} />
      <CodeForm
        label="account.factor.turn_on"
        submit={async (code) => setCodes(await confirmSecondFactor(code))}
        link={link}
      />
    </>
  );
}
