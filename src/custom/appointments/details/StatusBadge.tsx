import { styled } from '@mui/material/styles';
import { statusColours } from './statusColours.ts';

/** State of an appointment or quote; the text keeps the text colour for contrast. */
export function StatusBadge({ code, text }: { code: string; text: string }) {
  return (
    <Badge style={{ '--tone': statusColours[code] } as object} title={text}>
      {text}
    </Badge>
  );
}

const Badge = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '1px 9px 1px 7px',
  borderRadius: 999,
  border: `1px solid color-mix(in srgb, var(--tone, ${palette.text.disabled}) 55%, transparent)`,
  backgroundColor: `color-mix(in srgb, var(--tone, ${palette.text.disabled}) 10%, transparent)`,
  color: palette.text.primary,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: `var(--tone, ${palette.text.disabled})`,
  },
}));
