import { useText } from '../../i18n/useText.ts';

interface Failure {
  state: string | null;
  reason: { code: string; detail?: string } | null;
}

/** Returns a formatter of why an email was not sent; the mail server's code is named if there is one. */
export function useMailReason(): (failure: Failure) => string {
  const text = useText();
  return ({ state, reason }) =>
    text([`mail.reasons.${reason?.code ?? ''}`, `mail.reasons.${state}`], {
      detail: reason?.detail ?? '',
    }).replace(/\s\(\)/, '');
}
