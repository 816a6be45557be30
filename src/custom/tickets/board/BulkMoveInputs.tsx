import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { reasonListOf } from '../../../schemas/tickets/intakeRules.ts';
import { moveTo, takesReason } from '../../../schemas/tickets/moves.ts';
import { deviceStates, outcomes, type DeviceState, type Outcome } from '../../../schemas/tickets/states.ts';
import { TellDevices } from '../../messageRules/index.ts';
import { ReasonInput } from '../reasons/ReasonInput.tsx';
import { CardList } from './CardList.tsx';
import { useWhyNot } from './useMoves.ts';

/** The state, what the steps there ask for, and who is refused. */
export function BulkMoveInputs({ cards }: { cards: BoardCard[] }) {
  const translate = useTranslate();
  const whyNot = useWhyNot();
  const to = useWatch({ name: 'to' }) as DeviceState | '';
  const outcome = useWatch({ name: 'outcome' }) as Outcome;
  const checked = cards.map((card) => ({
    card,
    text: to && (card.state === to ? translate('board.bulk.same') : whyNot(card, to)),
  }));
  const refused = checked.flatMap(({ card, text }) => (text ? [{ card, text }] : []));
  const moved = checked.flatMap(({ card, text }) => (to && !text ? [card] : []));
  const steps = to ? moved.flatMap((card) => moveTo(card, to) ?? []) : [];
  const finishes = steps.some(({ step }) => step === 'finish');
  const needsReason = steps.some(({ step }) => step === 'goBack') || (finishes && outcome !== 'REPAIRED');
  const lists = new Set(steps.filter(takesReason).map(({ step }) => reasonListOf(step, outcome)));
  const named = (ids: readonly string[], words: string) =>
    ids.map((id) => ({ id, name: translate(`bench.${words}.${id}`) }));
  return (
    <>
      <SelectInput source="to" label="board.bulk.to" choices={named(deviceStates, 'states')} isRequired />
      {finishes && (
        <SelectInput
          source="outcome"
          label="board.bulk.outcome"
          choices={named(outcomes, 'outcomes')}
          isRequired
        />
      )}
      {steps.some(takesReason) && (
        <ReasonInput
          source="reason"
          label="board.bulk.reason"
          list={lists.size === 1 ? [...lists][0] : undefined}
          isRequired={needsReason}
          isLong
        />
      )}
      {to && (
        <div data-wide role="status">
          <p style={{ margin: 0 }}>{translate('board.bulk.moved', { smart_count: steps.length })}</p>
          {refused.length > 0 && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('board.bulk.not_moved', { smart_count: refused.length })}
              <CardList items={refused} />
            </Alert>
          )}
        </div>
      )}
      {to && moved.length > 0 && (
        <LazyBoundary>
          <TellDevices
            key={`${to} ${finishes && outcome}`}
            ids={moved.map(({ id }) => id)}
            to={to}
            outcome={finishes ? outcome : undefined}
          />
        </LazyBoundary>
      )}
    </>
  );
}
