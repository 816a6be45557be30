import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { numberFormat } from '../../../schemas/formats.ts';
import type { CatalogImport, ImportCounts } from '../../../schemas/globalCatalog/import.ts';
import { kindOf } from '../kinds.ts';

const counts: (keyof ImportCounts)[] = ['created', 'existing', 'linked', 'left_out', 'missing'];

/** Returns the texts of an import: title, and progress or result. */
export function useImportText() {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(() => {
    const format = (value: number) => numberFormat(locale).format(value);
    const counted = (key: string, value: number) =>
      translate(`globalCatalog.${key}`, { smart_count: value, count: format(value) });
    const countsOf = (one: CatalogImport) =>
      counts
        .filter((key) => one[key] > 0)
        .map((key) => counted(`progress.counts.${key}`, one[key]))
        .join(', ') || translate('globalCatalog.progress.nothing');
    return {
      counted,
      counts: countsOf,
      title: ({ type, total }: CatalogImport) => counted(`${kindOf(type).own}.importing`, total),
      status: (one: CatalogImport) =>
        translate(`globalCatalog.progress.${one.state}`, {
          done: format(one.done),
          total: format(one.total),
          counts: countsOf(one),
        }),
    };
  }, [translate, locale]);
}
