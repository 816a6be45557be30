import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { useSession } from '../../authProvider/session.ts';
import { useText } from '../../i18n/useText.ts';
import type { HistoryEntry } from '../../schemas/history.ts';
import type { Model } from '../../schemas/model.ts';
import { dateFormat } from '../fields/dateFormat.ts';
import { timeSince } from '../fields/timeSince.ts';
import type { ColumnElement } from '../slots.ts';
import { FieldChanged } from './FieldChanged.tsx';
import type { HistoryState } from './states.ts';
import { useAuthorName } from './useAuthorName.ts';

interface HistoryItemProps {
  model: Model;
  step: HistoryState;
  formats: ColumnElement[];
}

/** One change: who, when, the action and the changed fields. */
export function HistoryItem({ model, step, formats }: HistoryItemProps) {
  const { entry } = step;
  const locale = useLocale();
  const translate = useTranslate();
  const text = useText();
  const { timezone } = useSession().store;
  const name = useAuthorName()(entry);
  const action = actionOf(entry);
  const done = text([`resources.${model.name}.history.${action}`, `history.actions.${action}`]);
  const origin = entry.origin && translate(`history.origins.${entry.origin}`);
  const moment = new Date(entry.changed_date);
  return (
    <Box component="li">
      <Typography component="h3" variant="subtitle2">
        {[name, done].join(' – ')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[
          timeSince(entry.changed_date, locale),
          dateFormat(locale, timezone, 'moment').format(moment),
          origin,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {fieldsOf(entry).length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
          {fieldsOf(entry).map((change) => (
            <FieldChanged key={change.field} {...{ model, change, step, formats }} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const isUse = ({ field }: { field: string }) => field === 'is_voided';

/** A changed active state is shown as the action, not as a field. */
function actionOf({ action, changes }: HistoryEntry): string {
  const use = changes.find(isUse);
  if (action !== 'updated' || !use) return action;
  return use.new ? 'deactivated' : 'activated';
}

const fieldsOf = ({ changes }: HistoryEntry) => changes.filter((change) => !isUse(change));
