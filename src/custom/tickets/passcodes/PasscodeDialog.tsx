import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { DialogTop } from '../../../kit/form/DialogFrame.tsx';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { passcodeProblem, type Passcode } from '../../../schemas/tickets/passcodes/passcodes.ts';
import { PasscodeFields } from './PasscodeFields.tsx';

interface PasscodeDialogProps {
  /** Rejects if the passcode was not stored. */
  onStore: (passcode: Passcode) => Promise<void>;
  onClose: () => void;
}

/** Types or draws the passcode of a device; nothing of it is kept as a draft. */
export function PasscodeDialog({ onStore, onClose }: PasscodeDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [passcode, setPasscode] = useState<Passcode>({ kind: 'PIN', code: '' });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const store = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = passcode.code ? passcodeProblem(passcode) : 'required';
    if (problem) return setError(`passcodes.errors.${problem}`);
    setIsBusy(true);
    try {
      await onStore(passcode);
      onClose();
    } catch (failure) {
      const { code } = problemsOf(failure)[0] ?? {};
      setError(
        code === 'no_secrets_key' ? 'passcodes.no_key' : reasonOf(failure, 'passcodes.errors.not_stored'),
      );
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={(event) => void store(event)} noValidate autoComplete="off">
        <DialogTop id={titleId} title={translate('passcodes.store_title')} onClose={onClose} />
        <DialogContent>
          <PasscodeFields
            passcode={passcode}
            onChange={(next) => {
              setPasscode(next);
              setError(undefined);
            }}
            error={error && translate(error)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('passcodes.store')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
