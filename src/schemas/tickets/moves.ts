import {
  deviceTransitions,
  earlierStates,
  isWaiting,
  resumedState,
  type DeviceState,
  type DeviceTransition,
} from './states.ts';
import type { TicketDevice } from './ticketDevices.ts';

type Stands = Pick<TicketDevice, 'state' | 'resume_to'>;

/** A step with the values that the target state implies. */
export interface Move {
  step: DeviceTransition | 'resume' | 'goBack';
  values: { to?: DeviceState };
}

const names: readonly DeviceTransition[] = Object.keys(deviceTransitions) as DeviceTransition[];

const leads = (name: DeviceTransition, from: DeviceState, to: DeviceState) => {
  const transition: { from: readonly DeviceState[]; to: DeviceState } = deviceTransitions[name];
  return transition.to === to && transition.from.includes(from);
};

/** Returns the step that leads from a device's state to another one; undefined if there is none. */
export function moveTo({ state, resume_to }: Stands, to: DeviceState): Move | undefined {
  if (isWaiting(state) && resumedState(resume_to) === to) return { step: 'resume', values: {} };
  const step = names.find((name) => leads(name, state, to));
  if (step) return { step, values: {} };
  const goesBack = !isWaiting(state) && earlierStates(state).some((one) => one === to);
  return goesBack ? { step: 'goBack', values: { to } } : undefined;
}

/** Steps that ask for a reason or an outcome. */
export const asksFor = ({ step }: Move): 'outcome' | 'reason' | undefined =>
  step === 'finish' ? 'outcome' : step === 'goBack' ? 'reason' : undefined;
