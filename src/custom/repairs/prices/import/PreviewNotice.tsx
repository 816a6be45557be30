import Alert, { type AlertColor } from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Plan } from '../types.ts';
import { countOf, type Changes } from '../../../../kit/sheet/import/write/writeChanges.ts';
import { useDateTimeText } from '../../../../kit/fields/useDateTimeText.ts';

interface Notice {
  severity: AlertColor;
  message: string;
  smart_count?: number;
}

function noticeOf({ counts }: Plan, changes: Changes): Notice | undefined {
  if (counts.invalid > 0)
    return { severity: 'error', message: 'priceMatrix.preview.invalid', smart_count: counts.invalid };
  if (countOf(changes) > 0) return undefined;
  const isHeldBack = counts.update + counts.create + counts.remove + counts.duplicate > 0;
  const message = isHeldBack ? 'priceMatrix.preview.held_back' : 'priceMatrix.preview.nothing';
  return { severity: 'info', message };
}

/** When the sheet was exported, and why it cannot be processed, if so. */
export function PreviewNotice({ plan, changes }: { plan: Plan; changes: Changes }) {
  const translate = useTranslate();
  const momentOf = useDateTimeText();
  const notice = noticeOf(plan, changes);
  const date = plan.exportedAt && momentOf(plan.exportedAt);
  return (
    <>
      <Typography color="text.secondary">
        {date
          ? translate('priceMatrix.preview.exported', { date })
          : translate('priceMatrix.preview.not_dated')}
        {' · '}
        {translate('priceMatrix.preview.unchanged', { smart_count: plan.unchanged })}
      </Typography>
      {notice && (
        <Alert id="priceMatrixNotice" severity={notice.severity}>
          {translate(notice.message, { smart_count: notice.smart_count })}
          {plan.counts.unclear > 0 && (
            <div>{translate('priceMatrix.preview.unclear', { smart_count: plan.counts.unclear })}</div>
          )}
        </Alert>
      )}
    </>
  );
}
