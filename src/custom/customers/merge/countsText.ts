import type { TranslateFunction } from 'react-admin';

/** '2 orders, 1 request': number of records by kind. */
export const countsText = (counts: Record<string, number>, translate: TranslateFunction): string =>
  Object.entries(counts)
    .map(([kind, smart_count]) => translate(`merging.${kind}`, { smart_count }))
    .join(', ');
