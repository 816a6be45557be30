import { useEffect } from 'react';
import { useI18nProvider, useLocaleState, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Speaks a language that was saved, at once. The screen begins anew in it and loses its messages,
 * so `message`, which tells that it was saved, is shown then.
 * @returns what speaks it; false: it is spoken already
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
