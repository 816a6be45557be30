import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../../i18n/useLocale.ts';
import { useCost } from '../../../useCost.ts';
import { warrantyText } from '../../../warrantyText.ts';
import type { Terms } from '../../types.ts';

export const termNames = ['cost', 'duration', 'warranty', 'display_order'] as const;
type TermTexts = Record<(typeof termNames)[number], string>;

/** Returns a formatter of a service's terms. */
export function useTermTexts() {
  const translate = useTranslate();
  const locale = useLocale();
  const costOf = useCost();
  return (terms: Terms): TermTexts => ({
    cost: costOf(terms),
    duration: terms.duration,
    warranty: warrantyText({ id: '', ...terms }, translate),
    display_order: terms.display_order.toLocaleString(locale),
  });
}
