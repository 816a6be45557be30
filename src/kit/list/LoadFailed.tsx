import Box from '@mui/material/Box';
import { LoadAgain } from '../LoadAgain.tsx';

interface LoadFailedProps {
  /** A message key. */
  message?: string;
  onRetry: () => void;
}

/** What could not be loaded, in its place, and another try. */
export function LoadFailed({ message = 'messages.load_failed', onRetry }: LoadFailedProps) {
  return (
    <Box sx={{ my: 2 }}>
      <LoadAgain message={message} onRetry={onRetry} />
    </Box>
  );
}
