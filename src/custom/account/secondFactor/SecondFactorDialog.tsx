import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { renewRecoveryCodes, turnOffSecondFactor } from '../../../authProvider/secondFactor.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The change to make; `replace` enrols another authenticator. */
export type Intent = 'turn_on' | 'replace' | 'renew' | 'turn_off';

interface SecondFactorDialogProps {
  intent: Intent;
  onClose: () => void;
}

/** Walks through the steps of the change. */
export function SecondFactorDialog({ intent, onClose }: SecondFactorDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  const [isLeaving, setIsLeaving] = useState(false);
  const done = () => {
    notify(`account.factor.done.${intent}`, { type: 'success' });
    onClose();
  };
  return (
    <DialogFrame
      title={translate(`account.factor.titles.${intent}`)}
      onClose={codes ? () => setIsLeaving(true) : onClose}
    >
      <DialogContent dividers>
        {codes && <RecoveryCodes codes={codes} onDone={done} />}
        {!codes && intent === 'renew' && <RenewRecoveryCodes onCodes={setCodes} />}
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
        {!codes && (intent === 'turn_on' || intent === 'replace') && (
          <Enrolment asksPassword onCodes={setCodes} />
        )}
      </DialogContent>
      {isLeaving && (
        <Confirm
          title={translate('account.factor.leaving.title')}
          text={translate('account.factor.leaving.text')}
          confirmLabel={translate('account.factor.leaving.leave')}
          cancelLabel={translate('account.factor.leaving.stay')}
          onConfirm={done}
          onCancel={() => setIsLeaving(false)}
        />
      )}
    </DialogFrame>
  );
}

/** Issues new recovery codes for an authenticator code; the old ones become invalid. */
function RenewRecoveryCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {translate('account.factor.renew_text')}
      </Typography>
      <CodeForm
        submit={async (code) => onCodes(await renewRecoveryCodes(code))}
        label="account.factor.intents.renew"
      />
    </>
  );
}
