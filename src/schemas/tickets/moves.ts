import {
  deviceTransitions,
  earlierStates,
  isWaiting,
  resumedState,
  type DeviceState,
  type DeviceTransition,
  type Outcome,
} from './states.ts';
import type { Tell } from '../messageRules/tell.ts';
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

/** What the steps to a state may ask for. */
export interface MoveAnswers {
  outcome?: Outcome;
  reason?: string;
  tell?: Tell;
}

const reasoned = new Set(['finish', 'goBack', 'awaitCustomer', 'awaitParts']);

/** Whether the step of a move takes a reason. */
export const takesReason = ({ step }: Move): boolean => reasoned.has(step);

/** Returns the values that a move takes of what was answered. */
export const fillsIn = (move: Move, { outcome, reason, tell }: MoveAnswers): MoveAnswers => ({
  ...(move.step === 'finish' && outcome && { outcome }),
  ...(takesReason(move) && reason && { reason }),
  ...(move.step !== 'goBack' && tell && { tell }),
});

const isTransition = (step: string): step is DeviceTransition => step in deviceTransitions;

/** Returns the state to which a step brings a device on its way; undefined if it brings it to none, or back. */
export function nextState(step: string, { resume_to }: Pick<Stands, 'resume_to'>): DeviceState | undefined {
  if (step === 'resume') return resumedState(resume_to);
  return isTransition(step) ? deviceTransitions[step].to : undefined;
}
