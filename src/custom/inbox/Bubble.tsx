import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BubbleProps {
  isOurs: boolean;
  isFailed: boolean;
  /** What stands below it. */
  facts: (string | false | null | undefined)[];
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of one message of a conversation. */
export function Bubble({ isOurs, isFailed, facts, actions, children }: BubbleProps) {
  return (
    <Box component="li" sx={{ alignSelf: isOurs ? 'flex-end' : 'flex-start', maxWidth: '85%' }}>
      <Box
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 2,
          bgcolor: isOurs ? 'action.selected' : 'background.default',
          border: 1,
          borderColor: isFailed ? 'error.main' : 'divider',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          width: 'fit-content',
          ml: isOurs ? 'auto' : 0,
        }}
      >
        {children}
      </Box>
      <Typography
        variant="caption"
        component="p"
        color={isFailed ? 'error' : 'text.secondary'}
        sx={{ textAlign: isOurs ? 'right' : 'left' }}
      >
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: isOurs ? 'flex-end' : 'flex-start', mr: isOurs ? -1 : 0 }}>
        {actions}
      </Box>
    </Box>
  );
}
