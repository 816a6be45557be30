import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import type { RecordSteps } from '../../../dataProvider/steps.ts';
import { useStepRefusal } from '../../../kit/steps/useStepRefusal.ts';
import { can } from '../../../schemas/can.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { moveTo, nextState, type Move } from '../../../schemas/tickets/moves.ts';
import { isUnderWay } from '../../../schemas/tickets/custody.ts';
import { isWaiting, resumedState, workStates, type DeviceState } from '../../../schemas/tickets/states.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { useToldEvents } from '../../messageRules/index.ts';
import type { useBoard } from './useBoard.ts';

/** Steps that are taken without a question, unless a customer is told of the state. */
const immediate = new Set(['diagnose', 'repair', 'test', 'resume']);

interface TakenStep {
  step: string;
  values: Move['values'];
}

/** A step whose dialog is open. */
export interface AskedMove extends TakenStep {
  card: BoardCard;
}

/** Returns what moves cards: to a state, by a step, and to a technician; `asked` needs an answer first. */
export function useMoves({ show, reload }: Pick<ReturnType<typeof useBoard>, 'show' | 'reload'>) {
  const { takeStep, update } = useDataProvider<DataProvider & RecordSteps>();
  const { who } = useSession();
  const notify = useNotify();
  const translate = useTranslate();
  const refusal = useStepRefusal(ticketDevices);
  const whyNot = useWhyNot();
  const [asked, setAsked] = useState<AskedMove>();
  const toldEvents = useToldEvents(workStates);

  const attempt = async (id: string, change: Partial<BoardCard>, act: () => Promise<unknown>) => {
    await show(id, change);
    try {
      await act();
      return true;
    } catch (error) {
      notify(refusal(error), { type: 'error' });
      return false;
    } finally {
      reload();
    }
  };

  const take = async (card: BoardCard, { step, values }: TakenStep, to?: DeviceState): Promise<boolean> => {
    const next = nextState(step, card);
    if (!immediate.has(step) || (next && toldEvents.has(next))) {
      setAsked({ card, step, values });
      return false;
    }
    return attempt(card.id, to ? { state: to, state_date: new Date().toISOString() } : {}, () =>
      takeStep(ticketDevices, { id: card.id, step, key: crypto.randomUUID(), values, etag: card._etag }),
    );
  };

  return {
    asked,
    answered: () => setAsked(undefined),
    take: (card: BoardCard, step: string) => take(card, { step, values: {} }),
    /** Returns whether the card was moved. */
    toState: async (card: BoardCard, to: DeviceState): Promise<boolean> => {
      if (card.state === to) return false;
      const reason = whyNot(card, to);
      const move = moveTo(card, to);
      if (reason !== undefined || !move) {
        notify(reason ?? '', { type: 'warning' });
        return false;
      }
      return take(card, move, to);
    },
    toTechnician: async (card: BoardCard, technician: BoardCard['technician']): Promise<boolean> => {
      const technician_id = technician?.id ?? null;
      if (card.technician_id === technician_id) return false;
      if (can(who, 'update', ticketDevices, { ...card }, { technician_id }) !== true) {
        notify(translate('board.refused.assign'), { type: 'warning' });
        return false;
      }
      return attempt(card.id, { technician_id, technician }, () =>
        update(ticketDevices.name, { id: card.id, data: { technician_id }, previousData: card }),
      );
    },
  };
}

export type Moves = ReturnType<typeof useMoves>;

/** Returns why a device cannot go to a state, as text; undefined if it can. */
export function useWhyNot() {
  const { who } = useSession();
  const translate = useTranslate();
  return (card: BoardCard, to: DeviceState): string | undefined => {
    const name = (state: DeviceState) => translate(`bench.states.${state}`);
    if (isUnderWay(card)) return translate('board.refused.under_way', { to: card.way?.to ?? '' });
    const move = moveTo(card, to);
    if (move)
      return mayTakeStep(who, ticketDevices, move.step, card) ? undefined : translate('board.refused.right');
    if (isWaiting(card.state))
      return translate('board.refused.waiting', {
        from: name(card.state),
        to: name(to),
        resume: name(resumedState(card.resume_to)),
      });
    return translate('board.refused.no_step', { from: name(card.state), to: name(to) });
  };
}
