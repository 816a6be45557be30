import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { groupings, type Grouping } from './columns.ts';

interface BoardToolbarProps {
  grouping: Grouping;
  onGroup: (grouping: Grouping) => void;
  shown: number;
  total: number;
  children?: ReactNode;
}

/** What the columns stand for, and how many devices there are. */
export function BoardToolbar({ grouping, onGroup, shown, total, children }: BoardToolbarProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={grouping}
        onChange={(_, next: Grouping | null) => next && onGroup(next)}
        aria-label={translate('board.by.title')}
      >
        {groupings.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`board.by.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" color="text.secondary" role="status">
        {translate(shown < total ? 'board.first' : 'board.count', { smart_count: total, shown })}
      </Typography>
      {children}
    </Stack>
  );
}
