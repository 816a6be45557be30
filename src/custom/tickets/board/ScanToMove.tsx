import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { ScanField } from '../../../kit/scan/ScanField.tsx';
import { playScanFeedback } from '../../../kit/scan/playScanFeedback.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { deviceText } from '../texts.ts';
import { cardsOfCode, stateOfCode } from './scanCodes.ts';
import type { Moves } from './useMoves.ts';

interface ScanToMoveProps {
  cards: BoardCard[];
  toState: Moves['toState'];
  take: Moves['take'];
}

/**
 * Moves by scan: the code of a device or ticket, then that of a state; also from anywhere on the page. A device that
 * arrives is received.
 */
export function ScanToMove({ cards, toState, take: takeStep }: ScanToMoveProps) {
  const translate = useTranslate();
  const { who } = useSession();
  const [held, setHeld] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const card = cards.find(({ id }) => id === held);
  const refuse = (key: string, code: string) => {
    playScanFeedback(false);
    setRefusal(translate(`board.scan.${key}`, { code }));
  };
  const take = (code: string) => {
    setRefusal(undefined);
    const state = stateOfCode(code);
    if (state) {
      if (!card) return refuse('no_device', code);
      playScanFeedback(true);
      setHeld(undefined);
      return void toState(card, state);
    }
    const [found, ...others] = cardsOfCode(cards, code);
    if (!found) return refuse('unknown', code);
    if (others.length > 0) return refuse('several', code);
    playScanFeedback(true);
    if (mayTakeStep(who, ticketDevices, 'receive', found)) {
      setHeld(undefined);
      return void takeStep(found, 'receive');
    }
    setHeld(found.id);
  };
  const next =
    card && translate('board.scan.next', { number: card.number, name: deviceText(card, translate) });
  return (
    <>
      <ScanField
        label={translate('board.scan.label')}
        size="small"
        listensGlobally
        onCode={take}
        error={refusal !== undefined}
        sx={{ width: { xs: 'calc(100% - 64px)', sm: 320 } }}
      />
      <Typography variant="body2" role="status" color={refusal ? 'error' : 'text.secondary'}>
        {refusal ?? next}
      </Typography>
    </>
  );
}
