import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { useText } from '../../../i18n/useText.ts';
import { DialogTop } from '../../../kit/form/DialogFrame.tsx';
import type { SignatureKind } from '../../../schemas/tickets/intakeRules.ts';
import { isDot, type Strokes, type TermsToSign } from '../../../schemas/tickets/signatures.ts';
import { useTicketCalls } from '../calls.ts';
import { SignatureFields } from './SignatureFields.tsx';

interface SignDialogProps {
  ticketId: string;
  kind: SignatureKind;
  /** The customer. */
  name: string;
  terms: TermsToSign;
  onLanguage: (language: TermsToSign['language']) => void;
  onSigned: () => void;
  onClose: () => void;
}

const words = 'resources.tickets.errors';

/** Signs a ticket after it was created. */
export function SignDialog({
  ticketId,
  kind,
  terms,
  onLanguage,
  onSigned,
  onClose,
  ...props
}: SignDialogProps) {
  const translate = useTranslate();
  const text = useText();
  const notify = useNotify();
  const titleId = useId();
  const { addSignature } = useTicketCalls();
  const [name, setName] = useState(props.name);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    if (isBusy || terms.hash === null) return;
    if (isDot(strokes)) return setError(translate(`${words}.strokes.dot`));
    if (!name.trim()) return setError(translate('bench.signing.name'));
    setIsBusy(true);
    try {
      const { version, language, hash } = terms;
      await addSignature({
        params: { id: ticketId },
        body: { kind, version, language, hash, name, strokes },
      });
      notify('bench.signing.done', { type: 'success' });
      onSigned();
      onClose();
    } catch (failure) {
      const [problem] = problemsOf(failure);
      const fallback = reasonOf(failure, 'bench.signing.failed');
      setError(text([...(problem ? [`${words}.${problem.path.slice(1)}.${problem.code}`] : []), fallback]));
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTop id={titleId} title={translate('bench.signing.title')} onClose={onClose} />
      <DialogContent>
        <SignatureFields
          {...{ kind, terms, name, strokes }}
          language={terms.language}
          onLanguage={(language) => {
            setStrokes([]);
            onLanguage(language);
          }}
          onName={setName}
          onSigned={(given) => {
            const isOther = given.hash !== terms.hash;
            setError(isOther ? translate('bench.signing.other_terms') : undefined);
            if (isOther) return;
            setName(given.name);
            setStrokes(given.strokes);
          }}
          onStrokes={(next) => {
            setStrokes(next);
            setError(undefined);
          }}
        />
        {error && <Alert severity="error">{error}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          {translate('bench.signing.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
