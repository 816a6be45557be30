import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import type { Plan, PlanKind } from '../types.ts';

const kinds: PlanKind[] = ['update', 'create', 'remove', 'duplicate', 'unknown', 'invalid', 'warning'];

/** How much of each kind there is, at one glance and on any screen. */
export function PlanSummary({ plan: { counts } }: { plan: Plan }) {
  const translate = useTranslate();
  const locale = useLocale();
  const parts = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${translate(`priceMatrix.kinds.${kind}`)}: ${counts[kind].toLocaleString(locale)}`);
  return parts.length > 0 && <Typography sx={{ fontWeight: 550 }}>{parts.join(' · ')}</Typography>;
}
