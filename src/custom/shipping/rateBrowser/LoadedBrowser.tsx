import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useCarriers } from '../useCarriers.ts';
import { LabelSteps } from './LabelSteps.tsx';
import type { BrowserProps } from './useConfirmClose.ts';

/** The steps, once the carriers are loaded. */
export function LoadedBrowser(props: BrowserProps) {
  const { data: carriers, isError, refetch } = useCarriers();
  if (isError)
    return (
      <DialogContent>
        <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />
      </DialogContent>
    );
  if (!carriers)
    return (
      <Box aria-busy>
        <FormSkeleton slots={12} />
      </Box>
    );
  if (carriers.carriers.every(({ services }) => services.length === 0))
    return <DialogError message="shipping.rateBrowser.no_services" onClose={props.onClose} />;
  return <LabelSteps {...props} carriers={carriers} />;
}
