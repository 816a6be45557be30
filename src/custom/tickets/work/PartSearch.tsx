import Alert from '@mui/material/Alert';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { stepKey } from '../../../kit/steps/useStepText.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { ItemSearch, type FoundItem } from '../../inventory/index.ts';
import { useTicketCalls } from '../calls.ts';
import { useSteps } from './useSteps.ts';

/** Takes a scanned or chosen part that is reserved; one that is not is wanted. */
export function PartSearch() {
  const translate = useTranslate();
  const { id } = usePageRecord(ticketDevices);
  const { getBenchWork } = useTicketCalls();
  const { take, failure } = useSteps();
  const waiting = useRef(Promise.resolve());
  const request = (step: string, values: Record<string, unknown>) => ({
    step,
    values,
    done: translate(`${stepKey(ticketDevices, step)}.done`),
  });
  const decide = async ({ item, serial }: FoundItem) => {
    const { parts } = await getBenchWork({ params: { id } });
    const reserved = parts.find((part) => part.item.id === item.id && part.state === 'RESERVED');
    return reserved && (serial || !reserved.is_serialized)
      ? request('takePart', { part_id: reserved.id, ...(serial && { serial: serial.serial }) })
      : request('wantPart', { item_id: item.id });
  };
  return (
    <>
      <ItemSearch
        label={translate('bench.parts.scan')}
        size="small"
        onFound={(found) => {
          waiting.current = takeAfter(waiting.current, () => take(id, () => decide(found)));
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
