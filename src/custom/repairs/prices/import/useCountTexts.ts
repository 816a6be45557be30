import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import type { Choices } from '../choices.ts';
import type { Plan, PlanKind } from '../types.ts';
import { keptOf } from './sheet.ts';

/** Returns the text of a kind's count, with the number of services left unchanged. */
export function useCountTexts(plan: Plan, choices: Choices): (kind: PlanKind) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (kind) => {
    const kept = keptOf(kind, plan, choices);
    const done = (plan.counts[kind] - kept).toLocaleString(locale);
    const text = `priceMatrix.preview.${kind === 'create' ? 'kept_deleted' : 'kept'}`;
    return kept > 0 ? translate(text, { done, smart_count: kept }) : done;
  };
}
