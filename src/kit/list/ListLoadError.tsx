import Box from '@mui/material/Box';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';

interface ListLoadErrorProps {
  /** A message key. */
  message?: string;
  onRetry: () => void;
}

/** Load error with a retry button, in place of the list. */
export function ListLoadError({ message = 'messages.load_failed', onRetry }: ListLoadErrorProps) {
  return (
    <Box sx={{ my: 2 }}>
      <LoadErrorAlert message={message} onRetry={onRetry} />
    </Box>
  );
}
