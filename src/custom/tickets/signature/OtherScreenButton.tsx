import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NewSignature } from '../../../schemas/tickets/signatures.ts';
import type { SignatureCodeValues } from '../../../schemas/tickets/signing.ts';
import { OtherScreenDialog } from './OtherScreenDialog.tsx';

interface OtherScreenButtonProps {
  values: SignatureCodeValues;
  onSigned: (signature: NewSignature) => void;
}

/** Lets the customer sign on another screen. */
export function OtherScreenButton({ values, onSigned }: OtherScreenButtonProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('bench.signing.code.show')}
      </Button>
      {isOpen && <OtherScreenDialog values={values} onSigned={onSigned} onClose={() => setIsOpen(false)} />}
    </>
  );
}
