import Box from '@mui/material/Box';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';

interface ListLoadErrorProps {
  /** A message key. */
  message?: string;
  onRetry: () => void;
}

/** What could not be loaded, in its place, and another try. */
export function ListLoadError({ message = 'messages.load_failed', onRetry }: ListLoadErrorProps) {
  return (
    <Box sx={{ my: 2 }}>
      <LoadErrorAlert message={message} onRetry={onRetry} />
    </Box>
  );
}
