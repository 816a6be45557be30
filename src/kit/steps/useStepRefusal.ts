import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { lastChangeOf } from '../../dataProvider/errors.ts';
import { isStale } from '../../dataProvider/stale.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Model } from '../../schemas/model.ts';
import { timeSince } from '../fields/timeSince.ts';
import { useFailureMessage } from '../useFailureMessage.ts';

/** Returns the text of a refused step; of a stale record it says who changed it. */
export function useStepRefusal(model: Model): (error: unknown) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const refusal = useFailureMessage(model);
  return useCallback(
    (error) => {
      if (!isStale(error)) return refusal(error, 'messages.failed');
      const changed = lastChangeOf(error);
      const who = changed?.by
        ? translate('dialog.stale.by', { name: changed.by, time: timeSince(changed.date, locale) })
        : translate('dialog.stale.title');
      return `${who} ${translate('dialog.stale.step')}`;
    },
    [translate, locale, refusal],
  );
}
