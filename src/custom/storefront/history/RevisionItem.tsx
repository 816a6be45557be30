import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { useSession } from '../../../authProvider/session.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import type { Revision } from '../calls.ts';
import { storefront } from '../../../schemas/storefront/access.ts';
import type { DocumentHistory } from './documentHistory.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { usePartName } from './usePartName.ts';
import { RevisionChanges } from './RevisionChanges.tsx';

interface RevisionItemProps {
  revision: Revision;
  history: DocumentHistory;
  isCurrent: boolean;
  onRestored: () => void;
}

/** A revision with its author, time and changed parts. Its changes load on demand. */
export function RevisionItem({ revision, history, isCurrent, onRestored }: RevisionItemProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const partName = usePartName(history.kind);
  const mayRestore = useCan()('update', history.model ?? storefront) && !isCurrent;
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { version: number, saved_by, saved_date, changes, restored, tickets } = revision;
  const isFirst = number === 0;
  const time = dateFormat(locale, timezone, 'moment').format(new Date(saved_date));
  const by = saved_by?.name || translate('configurations.history.unknown');
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {isFirst ? translate('configurations.history.beginning') : by}
        </Typography>
        {isCurrent && <Chip size="small" label={translate('configurations.history.current')} />}
        <Typography component="time" dateTime={saved_date} variant="body2" color="text.secondary">
          {time}
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {[
          translate('configurations.history.version', { version: number }),
          tickets !== undefined && translate('configurations.history.tickets', { smart_count: tickets }),
          restored !== null && translate('configurations.history.restored', { version: restored }),
          changes.map(partName).join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, ml: -1 }}>
        {!isFirst && (
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {translate(`configurations.history.${isOpen ? 'hide' : 'show'}`)}
          </Button>
        )}
        {mayRestore && (
          <Button size="small" color="inherit" onClick={() => setAsking(true)}>
            {translate('configurations.history.restore')}
          </Button>
        )}
      </Stack>
      {isOpen && <RevisionChanges history={history} version={number} />}
      {isAsking && (
        <RestoreDialog
          version={number}
          time={time}
          history={history}
          onRestored={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
