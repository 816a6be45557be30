import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Choices } from '../choices.ts';
import type { Plan, PlanKind } from '../types.ts';
import { useCountTexts } from './useCountTexts.ts';

const kinds: PlanKind[] = [
  'update',
  'create',
  'remove',
  'duplicate',
  'unclear',
  'unknown',
  'invalid',
  'warning',
];

/** The number of changes of each kind under these choices. */
export function PlanSummary({ plan, choices }: { plan: Plan; choices: Choices }) {
  const translate = useTranslate();
  const figureOf = useCountTexts(plan, choices);
  const parts = kinds
    .filter((kind) => plan.counts[kind] > 0)
    .map((kind) => `${translate(`priceMatrix.kinds.${kind}`)}: ${figureOf(kind)}`);
  return parts.length > 0 && <Typography sx={{ fontWeight: 550 }}>{parts.join(' · ')}</Typography>;
}
