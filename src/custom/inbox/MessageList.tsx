import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';

interface MessageListProps {
  /** The messages, the newest first; undefined while they are loading. */
  messages: ReactNode[] | undefined;
  hasEarlier: boolean;
  hasFailed: boolean;
  onEarlier: () => void;
  onRetry: () => void;
}

/** The messages of a conversation, the newest last. */
export function MessageList({ messages, hasEarlier, hasFailed, onEarlier, onRetry }: MessageListProps) {
  const translate = useTranslate();
  return (
    <>
      {hasFailed && (
        <Box sx={{ mb: 2 }}>
          <LoadErrorAlert message="messages.load_failed" onRetry={onRetry} />
        </Box>
      )}
      {!messages && !hasFailed && <Skeleton height={160} />}
      {messages && messages.length > 0 && (
        <Box component="ol" aria-live="polite" aria-label={translate('conversation.title')} sx={listStyle}>
          {messages}
          {hasEarlier && (
            <Box component="li" sx={{ alignSelf: 'center' }}>
              <Button onClick={onEarlier}>{translate('conversation.earlier')}</Button>
            </Box>
          )}
        </Box>
      )}
      {messages?.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate('conversation.none')}
        </Typography>
      )}
    </>
  );
}

/** The newest is shown at the bottom and stays in view when another arrives. */
const listStyle = {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 1.5,
  maxHeight: '50vh',
  overflowY: 'auto',
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 2,
};
