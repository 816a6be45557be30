import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import type { problemsOf } from './layout.ts';

/** Returns why columns cannot be imported as they are chosen. */
export function useChoiceProblems(
  { missing, repeated }: ReturnType<typeof problemsOf>,
  columnText: (column: string) => string,
): string[] {
  const translate = useTranslate();
  const locale = useLocale();
  const list = (type: 'conjunction' | 'disjunction', keys: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(keys.map(columnText));
  return [
    ...missing.map((group) =>
      translate('sheetImport.match.missing', { columns: list('disjunction', group) }),
    ),
    ...(repeated.length > 0
      ? [translate('sheetImport.match.repeated', { columns: list('conjunction', repeated) })]
      : []),
  ];
}
