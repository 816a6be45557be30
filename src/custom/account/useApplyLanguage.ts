import { useEffect } from 'react';
import { useI18nProvider, useLocaleState, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Switches the interface to a saved language. The app remounts and loses its notifications, so `message`, which
 * confirms the save, is shown afterwards.
 * @returns a function that switches to a locale; it returns false if the locale is already active
 */
export function useApplyLanguage(message: string): (locale: string) => boolean {
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [current, setLocale] = useLocaleState();
  const spoken = useI18nProvider().getLocale();
  const isSaved = (state as { spoken?: string } | null)?.spoken === spoken;
  useEffect(() => {
    if (!isSaved) return;
    notify(message, { type: 'success' });
    void navigate('.', { replace: true, state: null });
  }, [isSaved, message, notify, navigate]);
  return (locale) => {
    if (locale === current) return false;
    void navigate('.', { replace: true, state: { spoken: locale } });
    setLocale(locale);
    return true;
  };
}
