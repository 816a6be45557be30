import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackToList } from '../../../kit/detailPage/BackToList.tsx';

interface OrderHeaderProps {
  title: ReactNode;
  /** State chip and links. */
  children?: ReactNode;
}

/** Title of the order and the link back to the list. */
export function OrderHeader({ title, children }: OrderHeaderProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <BackToList label="sales.back_to_list" />
      <Typography variant="h1" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
