import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { renewRecoveryCodes, turnOffSecondFactor } from '../../../authProvider/secondFactor.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** What somebody wants of their second factor; `replace` is another authenticator. */
export type Intent = 'turn_on' | 'replace' | 'renew' | 'turn_off';

interface SecondFactorDialogProps {
  intent: Intent;
  onClose: () => void;
}

/** Does it, step by step. */
export function SecondFactorDialog({ intent, onClose }: SecondFactorDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const done = () => {
    notify(`account.factor.done.${intent}`, { type: 'success' });
    onClose();
  };
  return (
    <DialogFrame title={translate(`account.factor.intents.${intent}`)} onClose={onClose}>
      <DialogContent dividers>
        {intent === 'renew' && <Renewal onDone={done} />}
        {intent === 'turn_off' && (
          <>
            <Typography variant="body2" sx={{ mb: 2 }}>
              {translate('account.factor.turn_off_text')}
            </Typography>
            <CodeForm
              submit={async (code) => {
                await turnOffSecondFactor(code);
                done();
              }}
              label="account.factor.intents.turn_off"
              takesRecovery
            />
          </>
        )}
        {(intent === 'turn_on' || intent === 'replace') && <Enrolment asksPassword onDone={done} />}
      </DialogContent>
    </DialogFrame>
  );
}

/** New recovery codes for a code; those from before are worthless then. */
function Renewal({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate('account.factor.renew_text')}
      </Typography>
      <CodeForm
        submit={async (code) => setCodes(await renewRecoveryCodes(code))}
        label="account.factor.intents.renew"
      />
    </>
  );
}
