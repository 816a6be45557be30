import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SlotProps } from '../slots.ts';

/** Heads a group of inputs. */
export function GroupTitle({ label = '' }: SlotProps) {
  const translate = useTranslate();
  return (
    <Typography data-wide component="h3" variant="subtitle2" sx={{ mt: 1 }}>
      {translate(label)}
    </Typography>
  );
}
