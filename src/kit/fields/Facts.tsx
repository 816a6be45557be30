import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What is known of a record, by name and value; what is not known has a dash. */
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

/** The picture of a record that is read. */
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
