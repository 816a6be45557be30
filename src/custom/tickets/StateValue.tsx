import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../kit/fields/Status.tsx';
import type { SlotProps } from '../../kit/slots.ts';
import type { DeviceState } from '../../schemas/tickets/states.ts';

const tones = {
  CHECKED_IN: 'warning',
  DIAGNOSING: 'warning',
  WAITING_CUSTOMER: 'neutral',
  WAITING_PARTS: 'neutral',
  IN_REPAIR: 'warning',
  TESTING: 'warning',
  READY: 'positive',
  GONE: 'neutral',
} as const satisfies Record<DeviceState, string>;

/** The state of a ticket or of a device on one. */
export function StateValue({ source = 'state' }: SlotProps) {
  const translate = useTranslate();
  const state = useRecordContext()?.[source] as DeviceState | undefined;
  return state ? <Status tone={tones[state]}>{translate(`bench.states.${state}`)}</Status> : null;
}
