import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { completeSignIn, verifySecondFactor } from '../../../authProvider/secondFactor.ts';
import type { MissingFactor } from '../../../schemas/account/secondFactor.ts';
import { PublicPage, StoreScreen } from '../../login/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const out = { to: '/logout', label: 'account.factor.other' };

/** Replaces the app until the session has the missing second factor. */
export default function SecondFactorScreen({ lack }: { lack: MissingFactor }) {
  const translate = useTranslate();
  // Keeps showing the recovery codes if the session is reloaded meanwhile.
  const [first] = useState(lack);
  const [codes, setCodes] = useState<string[]>();
  const screen = first === 'code' ? 'enter' : 'enrolment';
  return (
    <StoreScreen>
      {(store) => (
        <PublicPage
          store={store}
          title={translate(`account.factor.${screen}.title`)}
          text={translate(`account.factor.${screen}.text`)}
        >
          {codes && <RecoveryCodes codes={codes} onDone={completeSignIn} />}
          {!codes && first === 'code' && (
            <CodeForm submit={verifySecondFactor} label="account.factor.go_on" takesRecovery link={out} />
          )}
          {!codes && first !== 'code' && <Enrolment asksPassword={false} onCodes={setCodes} link={out} />}
        </PublicPage>
      )}
    </StoreScreen>
  );
}
