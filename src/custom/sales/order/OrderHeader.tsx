import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useBackToList } from '../../../kit/list/useBackToList.ts';

interface OrderHeaderProps {
  title: ReactNode;
  /** How it stands, and what else can be opened. */
  children?: ReactNode;
}

/** Which order it is, and the way back to the list. */
export function OrderHeader({ title, children }: OrderHeaderProps) {
  const translate = useTranslate();
  const back = useBackToList();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <IconButton edge="start" onClick={back} aria-label={translate('sales.back_to_list')}>
        <ArrowBack />
      </IconButton>
      <Typography variant="h1" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
