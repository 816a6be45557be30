import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackToList } from './BackToList.tsx';

interface DetailHeaderProps {
  /** What the record is called, once that is known. */
  title: string | undefined;
  /** The message key of the way back to the list. */
  back: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What the page of a record begins with. */
export function DetailHeader({ title, back, children }: DetailHeaderProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <BackToList label={back} />
      <Typography
        variant="h1"
        sx={{ flex: { xs: '1 1 calc(100% - 56px)', sm: 1 }, overflowWrap: 'anywhere' }}
      >
        {title ?? <Skeleton width={220} />}
      </Typography>
      {children}
    </Stack>
  );
}
