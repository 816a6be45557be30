import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../kit/fields/Status.tsx';
import type { SlotProps } from '../../kit/slots.ts';
import type { EstimateState as State } from '../../schemas/estimates/states.ts';

const tones = {
  DRAFT: 'neutral',
  SENT: 'warning',
  SEEN: 'warning',
  CHANGES_ASKED: 'warning',
  APPROVED: 'positive',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  SUPERSEDED: 'neutral',
} as const satisfies Record<State, string>;

/** The state of an estimate. */
export function EstimateState({ source = 'state' }: SlotProps) {
  const translate = useTranslate();
  const state = useRecordContext()?.[source] as State | undefined;
  return state ? <Status tone={tones[state]}>{translate(`estimate.states.${state}`)}</Status> : null;
}
