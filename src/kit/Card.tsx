import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface CardProps {
  title: string;
  /** Action beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 36, mb: 1, gap: '0 8px' }}
      >
        <Typography id={id} component="h2" variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Section>
  );
}

const Section = styled('section')(({ theme: { palette, spacing } }) => ({
  minWidth: 0,
  padding: spacing(2),
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  background: palette.background.paper,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 24px',
    margin: 0,
  },
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd:empty::after': { content: '"–"' },
}));
