import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCarrierText } from '../../translateCarrierText.ts';
import { compareAddresses } from '../model/compareAddresses.ts';
import { verdictOf } from '../model/verdict.ts';
import type { AddressChecking } from './useAddressCheck.ts';
import { AddressSuggestionDialog } from './AddressSuggestionDialog.tsx';

const severities = { error: 'error', warning: 'warning', validated: 'success' } as const;

/** Result of the carrier's address validation, and a button to adopt its spelling (contract 4 §5). */
export function AddressCheck({ check }: { check: AddressChecking }) {
  const translate = useTranslate();
  const phrase = useCarrierText();
  const [isComparing, setIsComparing] = useState(false);
  const { typed, validation, hasFailed } = check;
  const verdict = validation && verdictOf(validation);
  const matched = validation?.matched_address;
  const differs = matched && compareAddresses(typed, matched).some(({ isChanged }) => isChanged);
  return (
    <div role="status">
      {verdict ? (
        <Alert
          severity={severities[verdict.kind]}
          action={
            differs && (
              <Button color="inherit" size="small" onClick={() => setIsComparing(true)}>
                {translate('shipping.rateBrowser.use_address')}
              </Button>
            )
          }
        >
          <div>{translate(`shipping.rateBrowser.verdicts.${verdict.kind}`)}</div>
          {verdict.messages.map((message) => (
            <div key={message}>{phrase(message)}</div>
          ))}
        </Alert>
      ) : (
        <Alert
          severity={hasFailed ? 'warning' : 'info'}
          action={
            hasFailed && (
              <Button color="inherit" size="small" onClick={check.retry}>
                {translate('errors.retry')}
              </Button>
            )
          }
        >
          {translate(`shipping.rateBrowser.verdicts.${stateOf(check)}`)}
        </Alert>
      )}
      {isComparing && matched && (
        <AddressSuggestionDialog
          typed={typed}
          matched={matched}
          onUse={() => {
            check.accept(matched);
            setIsComparing(false);
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </div>
  );
}

const stateOf = ({ isChecking, hasFailed, isComplete }: AddressChecking) =>
  isChecking ? 'checking' : hasFailed ? 'failed' : isComplete ? 'unchecked' : 'incomplete';
