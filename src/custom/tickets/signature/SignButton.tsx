import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Language, SignatureKind } from '../../../schemas/tickets/intakeRules.ts';
import { SignDialog } from './SignDialog.tsx';
import { useTerms } from './useTerms.ts';

interface SignButtonProps {
  ticketId: string;
  kind: SignatureKind;
  name: string;
  onSigned: () => void;
}

/** Opens the terms to sign; absent if there are none. */
export function SignButton({ kind, ...props }: SignButtonProps) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLocale());
  const [isOpen, setIsOpen] = useState(false);
  const { terms } = useTerms(kind, language);
  const [shown, setShown] = useState(terms);
  if (terms && terms !== shown) setShown(terms);
  if (!shown?.hash) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate(`bench.signing.sign.${kind}`)}
      </Button>
      {isOpen && (
        <SignDialog
          {...props}
          kind={kind}
          terms={shown}
          onLanguage={setLanguage}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
