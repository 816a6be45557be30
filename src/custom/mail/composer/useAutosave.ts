import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import type { NewMail } from '../../../schemas/mail/mail.ts';
import { saveDraft, saveOpenDraft, type MailDraft } from './drafts.ts';

/** Delay after typing before a draft is saved, in milliseconds. */
const pause = 400;

/** Saves typed values as a draft; unchanged prefilled values are only kept for a reload. */
export function useAutosave(
  form: UseFormReturn<NewMail>,
  { context, customerIds, purpose }: Pick<MailDraft, 'context' | 'customerIds' | 'purpose'>,
): void {
  const { staff_id } = useSession().who;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const current = () => ({
      mail: form.getValues(),
      context,
      ...(customerIds && { customerIds, purpose }),
    });
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      saveDraft(staff_id, current());
      saveOpenDraft(staff_id, current());
    };
    saveOpenDraft(staff_id, current());
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    });
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, staff_id, context, customerIds, purpose]);
}
