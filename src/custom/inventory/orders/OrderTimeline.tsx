import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import type { StatefulRecord } from '../../../kit/steps/statefulRecord.ts';
import { HistoryTimeline } from '../../../kit/timeline/HistoryTimeline.tsx';
import type { HistoryEntry } from '../../../schemas/history.ts';
import type { Model } from '../../../schemas/model.ts';

/** The steps taken on the record: who and when; a draft has none. */
export function OrderTimeline({ model }: { model: Model }) {
  const translate = useTranslate();
  const record = useRecordContext<StatefulRecord>();
  if (!record || record.state === 'DRAFT') return null;
  const textOf = ({ action, changes }: HistoryEntry) => {
    const state = changes.find(({ field }) => field === 'state')?.new;
    if (action === 'created') return translate('stockOrders.timeline.created');
    return typeof state === 'string' ? translate(`resources.${model.name}.values.state.${state}`) : undefined;
  };
  return (
    <Box sx={{ mt: 3 }}>
      <HistoryTimeline model={model} id={record.id} title="stockOrders.timeline.title" textOf={textOf} />
    </Box>
  );
}
