import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A titled panel of facts. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Section>
  );
}

/** A name and its value; a dash if there is none. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children || '–'}</dd>
  </div>
);

/** A text with several lines. */
export const Lines = ({ lines }: { lines: string[] }) => (
  <span style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</span>
);

const Section = styled('section')(({ theme: { palette, spacing, breakpoints } }) => ({
  minWidth: 0,
  padding: spacing(2),
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 24px',
    margin: 0,
    [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
