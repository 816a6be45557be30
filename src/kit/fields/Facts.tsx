import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Name-value list of a record; a dash for empty values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value || (value === 0 ? '0' : '–')}</dd>
        </Box>
      ))}
    </List>
  );
}

/** A record's picture. */
export const Picture = styled('img')(({ theme }) => ({
  maxHeight: 160,
  maxWidth: '100%',
  objectFit: 'cover',
  alignSelf: 'flex-start',
  borderRadius: theme.shape.borderRadius,
}));

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 1fr) 2fr',
  gap: '10px 16px',
  margin: 0,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: theme.palette.primary.main },
}));
