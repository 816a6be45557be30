import { useI18nProvider } from 'react-admin';

/**
 * The current language; changing it remounts the app. react-admin's own hook subscribes every list cell to the stored
 * preference.
 */
export const useLocale = (): 'en' | 'fr' => (useI18nProvider().getLocale() === 'fr' ? 'fr' : 'en');
