import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { DialogTop } from '../../../kit/form/DialogFrame.tsx';
import { useSecondsUntil } from '../../../kit/useSecondsUntil.ts';
import type { NewSignature } from '../../../schemas/tickets/signatures.ts';
import type { SignatureCodeValues } from '../../../schemas/tickets/signing.ts';
import { PageCode } from '../PageCode.tsx';
import { useSigningCalls } from './calls.ts';

/** How often it asks whether somebody has signed, in ms. */
const INTERVAL = 2000;

interface OtherScreenDialogProps {
  values: SignatureCodeValues;
  onSigned: (signature: NewSignature) => void;
  onClose: () => void;
}

/** The code of the page on which the customer signs; takes the signature over when it arrives. */
export function OtherScreenDialog({ values, onSigned, onClose }: OtherScreenDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { createSignatureCode, getCodeSignature, endSignatureCode } = useSigningCalls();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['signatureCode', values],
    queryFn: () => createSignatureCode({ body: values }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const seconds = useSecondsUntil(data?.expires_date);
  const id = data?.id ?? '';
  const { data: given, error: ended } = useQuery({
    queryKey: ['signatureCode', 'signature', id],
    queryFn: ({ signal }) => getCodeSignature({ query: { id }, signal }),
    enabled: data !== undefined && seconds > 0,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: true,
  });
  // Another code of the same person has taken its place.
  const left = ended instanceof HttpError && ended.status === 410 ? 0 : seconds;
  const end = () => {
    // A code that stays expires by itself.
    if (id) endSignatureCode({ query: { id } }).catch(() => undefined);
    onClose();
  };
  const signature = given?.signature;
  const take = useEffectEvent((taken: NewSignature) => {
    onSigned(taken);
    end();
  });
  useEffect(() => {
    if (signature) take(signature);
  }, [signature]);
  return (
    <Dialog open onClose={end} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTop id={titleId} title={translate('bench.signing.code.title')} onClose={end} />
      <DialogContent>
        <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
          <Typography variant="body2">{translate('bench.signing.code.text')}</Typography>
          <PageCode
            texts="bench.signing.code"
            code={data}
            {...{ left, error }}
            isLoading={isFetching}
            onRetry={() => void refetch()}
          />
          <Typography role="status">{translate('bench.signing.code.none')}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        {data && left === 0 && (
          <Button onClick={() => void refetch()}>{translate('bench.signing.code.renew')}</Button>
        )}
        <Button color="inherit" onClick={end}>
          {translate('dialog.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
