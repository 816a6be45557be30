import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackToList } from './BackToList.tsx';

interface DetailHeaderProps {
  /** The record's name; undefined while loading. */
  title: string | undefined;
  /** Message key of the back button. */
  back: string;
  /** States beside the title. */
  chips?: ReactNode;
  /** Actions on the record. */
  children?: ReactNode;
}

/** Header of a record's page. */
export function DetailHeader({ title, back, chips, children }: DetailHeaderProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <BackToList label={back} />
      <Stack
        direction="row"
        sx={{
          flex: { xs: '1 1 calc(100% - 56px)', sm: '1 1 0' },
          // Many actions have lines of their own below the title.
          minWidth: { sm: 'min(100% - 56px, 360px)' },
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: '0 12px',
        }}
      >
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title ?? <Skeleton width={220} />}
        </Typography>
        {chips}
      </Stack>
      {children && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', maxWidth: '100%' }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}
