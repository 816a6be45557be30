import type { Who } from '../../../schemas/can.ts';
import { stepsOf } from '../../../schemas/steps.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { deviceSteps } from '../deviceSteps.tsx';

/** Returns the steps between states that the user may take of a card. */
export const boardSteps = (who: Who, card: BoardCard): string[] =>
  stepsOf(who, ticketDevices, card).filter((step) => step in deviceSteps);
