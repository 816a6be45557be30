import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import type { Repair } from '../../../schemas/repairs/repairs.ts';
import { useCost, useWarranty } from '../../repairs/index.ts';

interface RepairCardProps {
  repair: Repair;
  isSelected: boolean;
  onToggle: (repair: Repair) => void;
}

/** A repair; a click selects or deselects it. */
export function RepairCard({ repair, isSelected, onToggle }: RepairCardProps) {
  const costOf = useCost();
  const warrantyOf = useWarranty();
  return (
    <Card type="button" aria-pressed={isSelected} onClick={() => onToggle(repair)}>
      <span className="name">
        <strong>{repair.title}</strong>
        <span className="cost">{costOf(repair)}</span>
      </span>
      <span className="terms">
        <span>{[repair.product?.name, repair.duration, warrantyOf(repair)].filter(Boolean).join(' · ')}</span>
        {isSelected && <CheckCircle fontSize="small" color="primary" />}
      </span>
    </Card>
  );
}

const Card = styled('button')(({ theme: { palette, shape } }) => ({
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minHeight: 58,
  textAlign: 'left',
  cursor: 'pointer',
  padding: '8px 12px',
  borderRadius: shape.borderRadius,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '&:hover': { borderColor: palette.text.disabled },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  '&[aria-pressed=true]': {
    borderColor: palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  },
  '& .name, & .terms': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .cost': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 550 },
  '& .terms': { fontSize: '0.8125rem', color: palette.text.secondary, minHeight: 20 },
}));
