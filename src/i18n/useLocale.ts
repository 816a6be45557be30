import { useI18nProvider } from 'react-admin';

/**
 * The language that is spoken; everything is made anew in another one. react-admin's own subscribes each cell of a
 * list to the stored preference.
 */
export const useLocale = (): string => useI18nProvider().getLocale();
