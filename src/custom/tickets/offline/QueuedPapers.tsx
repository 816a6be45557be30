import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCents } from '../../../kit/fields/useCents.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { viewFile } from '../../../kit/export/viewFile.ts';
import { useBusy } from '../../../kit/useBusy.ts';
import { LabelsDialog } from '../../inventory/index.ts';
import { codeOf, type UnsentTicket } from './queue.ts';
import { queuedLabels } from './queuedLabels.ts';
import { queuedSlip } from './queuedSlip.ts';

/** Prints the slip and the labels of a kept ticket, with its code in place of the number. */
export function QueuedPapers({ entry }: { entry: UnsentTicket }) {
  const translate = useTranslate();
  const cents = useCents();
  const { store } = useSession();
  const { isBusy, busy } = useBusy('bench.papers.failed');
  const [isLabelling, setIsLabelling] = useState(false);
  const [isReplaced, setIsReplaced] = useState(false);
  const close = () => setIsLabelling(false);
  const code = codeOf(entry.id);
  const words = {
    store: store.name,
    title: translate('resources.tickets.name', { smart_count: 1 }),
    about: translate('intake.offline.slip_about'),
    left: translate('bench.rules.left_items'),
    deposit: translate('intake.deposit.title'),
  };
  const makeSlip = () => queuedSlip(entry, words, cents, () => setIsReplaced(true));
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        onClick={() => void busy(() => viewFile(makeSlip, `${code}.pdf`))}
      >
        {translate('intake.offline.slip')}
      </Button>
      <Button size="small" color="inherit" onClick={() => setIsLabelling(true)}>
        {translate('intake.offline.labels')}
      </Button>
      {isReplaced && (
        <Typography role="status" variant="body2" sx={{ flexBasis: '100%' }}>
          {translate('itemLabels.replaced')}
        </Typography>
      )}
      {isLabelling && (
        <LazyBoundary onClose={close}>
          <LabelsDialog contents={queuedLabels(entry)} name={code} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
