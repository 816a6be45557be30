import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { useHistory } from '../../../kit/history/useHistory.ts';
import type { StatefulRecord } from '../../../kit/steps/statefulRecord.ts';
import type { HistoryEntry } from '../../../schemas/history.ts';
import type { Model } from '../../../schemas/model.ts';

/** The steps taken on the record: who and when; a draft has none. */
export function OrderTimeline({ model }: { model: Model }) {
  const record = useRecordContext<StatefulRecord>();
  return record && record.state !== 'DRAFT' && <Timeline model={model} id={record.id} />;
}

function Timeline({ model, id }: { model: Model; id: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { entries = [] } = useHistory(model, id);
  const wordOf = ({ action, changes }: HistoryEntry) => {
    const state = changes.find(({ field }) => field === 'state')?.new;
    if (action === 'created') return translate('stockOrders.timeline.created');
    return typeof state === 'string' ? translate(`resources.${model.name}.values.state.${state}`) : undefined;
  };
  const steps = entries.flatMap((entry) => {
    const word = wordOf(entry);
    return word === undefined ? [] : [{ entry, word }];
  });
  if (steps.length === 0) return null;
  return (
    <section>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 3, mb: 1 }}>
        {translate('stockOrders.timeline.title')}
      </Typography>
      <ol style={{ margin: 0, paddingLeft: 20 }}>
        {steps.map(({ entry: { id: key, changed_by, changed_date }, word }) => (
          <Typography key={key} component="li" variant="body2" sx={{ mb: 0.5 }}>
            <strong>{word}</strong>
            {' · '}
            {changed_by?.name || translate('history.somebody')}
            {' · '}
            <time dateTime={changed_date}>
              {dateFormat(locale, timezone, 'moment').format(new Date(changed_date))}
            </time>
          </Typography>
        ))}
      </ol>
    </section>
  );
}
