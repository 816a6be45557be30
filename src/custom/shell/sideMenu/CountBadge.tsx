import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mostShown, shownCount } from './MenuCounts.tsx';

interface CountBadgeProps {
  count: number;
  /** An icon. */
  children: ReactNode;
}

/** An icon with a number at its corner; 0 shows none. */
export const CountBadge = ({ count, children }: CountBadgeProps) =>
  count > 0 ? (
    <Badge badgeContent={count} max={mostShown} color="error" sx={badge}>
      {children}
    </Badge>
  ) : (
    children
  );

const badge = { '& .MuiBadge-badge': { minWidth: 16, height: 16, px: 0.5, fontSize: 10 } };

/** A number at the end of a row; 0 shows none. */
export const CountChip = ({ count }: Pick<CountBadgeProps, 'count'>) =>
  count > 0 && (
    <Chip className="count" aria-hidden>
      {shownCount(count)}
    </Chip>
  );

const Chip = styled('span')(({ theme: { palette } }) => ({
  marginLeft: 'auto',
  padding: '0 6px',
  borderRadius: 9,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
  color: palette.error.contrastText,
  backgroundColor: palette.error.main,
}));
