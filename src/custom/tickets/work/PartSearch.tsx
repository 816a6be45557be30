import Alert from '@mui/material/Alert';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { stepKey } from '../../../kit/steps/useStepText.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import type { DevicePart } from '../../../schemas/tickets/work.ts';
import { ItemSearch } from '../../inventory/index.ts';
import { useSteps } from './useSteps.ts';

/** Takes a scanned or chosen part that is reserved; one that is not is wanted. */
export function PartSearch({ parts }: { parts: DevicePart[] }) {
  const translate = useTranslate();
  const { id } = usePageRecord(ticketDevices);
  const { take, failure } = useSteps();
  const waiting = useRef(Promise.resolve());
  const done = (step: string) => translate(`${stepKey(ticketDevices, step)}.done`);
  return (
    <>
      <ItemSearch
        label={translate('bench.parts.scan')}
        size="small"
        onFound={({ item, serial }) => {
          const reserved = parts.find((part) => part.item.id === item.id && part.state === 'RESERVED');
          const isTaken = reserved && (serial || !reserved.is_serialized);
          const request = isTaken
            ? { step: 'takePart', values: { part_id: reserved.id, ...(serial && { serial: serial.serial }) } }
            : { step: 'wantPart', values: { item_id: item.id } };
          waiting.current = takeAfter(waiting.current, () => take(id, request, done(request.step)));
        }}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
}

/** Takes steps one after the other. */
async function takeAfter(before: Promise<void>, next: () => Promise<void>): Promise<void> {
  await before;
  await next();
}
