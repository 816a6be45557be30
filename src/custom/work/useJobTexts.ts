import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { dateFormat } from '../../kit/fields/dateFormat.ts';
import type { Job } from '../../schemas/work/jobs.ts';

/** Returns the texts of jobs: name, failure reason, due time. */
export function useJobTexts() {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const kindOf = ({ kind }: Job): string => translate(`work.kinds.${kind}`, { _: kind });
  return {
    kindOf,
    nameOf: (job: Job): string => [kindOf(job), job.about].filter(Boolean).join(', '),
    reasonOf: (reason: Job['reason']): string =>
      reason
        ? [
            translate(`work.reasons.${reason.code}`, { _: translate('work.reasons.unexpected') }),
            reason.detail && `(${reason.detail})`,
          ]
            .filter(Boolean)
            .join(' ')
        : '',
    momentOf: (date: string): string => dateFormat(locale, timezone, 'moment').format(new Date(date)),
  };
}
