import type { Condition } from '../../../src/schemas/tickets/condition.ts';
import type { LeftItem } from '../../../src/schemas/tickets/leftItems.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { invalid } from '../../core/problem.ts';
import type { StepHook, Writing } from '../../core/records/entity.ts';
import { lockRecords } from '../../core/records/version.ts';
import { recordEvents } from '../events.ts';
import { tickets } from '../tables.ts';
import { conditionErrors } from './intake.ts';
import { nextItemNumber, numberItems } from './leftItems.ts';

type Step = StepHook<TicketDevice>;

/** Steps of what is asked of a device: its condition, the checks after the work, and what was left with it. */
export const intakeSteps: Record<string, Step> = {
  noteCondition: async (writing, device, { condition }: { condition?: Condition }) => {
    await checkAnswers(writing, '/condition', condition);
    await tell(writing, device, 'CONDITION');
    return { condition: condition ?? null };
  },

  check: async (writing, device, { checks }: { checks?: Condition }) => {
    await checkAnswers(writing, '/checks', checks);
    await tell(writing, device, 'CHECKS');
    return { checks: checks ?? null };
  },

  leave: async (writing, device, { name = '' }: { name?: string }) => {
    await lockRecords(writing.scope, [{ table: tickets, ids: [device.ticket_id] }]);
    const added = numberItems([{ name }], await nextItemNumber(writing.scope, device.ticket_id));
    await tell(writing, device, 'LEFT_ITEM', name.trim());
    return { left_items: [...device.left_items, ...added] };
  },

  giveBack: async (writing, device, { numbers = [] }: { numbers?: number[] }) => {
    const isGiven = ({ number, returned_date }: LeftItem) => !returned_date && numbers.includes(number);
    const given = device.left_items.filter(isGiven);
    if (given.length < new Set(numbers).size) throw invalid([{ path: '/numbers', code: 'not_here' }]);
    await tell(writing, device, 'GIVEN_BACK', given.map(({ name }) => name).join(', '));
    const returned = { returned_date: new Date().toISOString(), returned_by: writing.who.staff_id };
    return { left_items: device.left_items.map((item) => (isGiven(item) ? { ...item, ...returned } : item)) };
  },
};

async function checkAnswers({ scope }: Writing, path: string, answers?: Condition): Promise<void> {
  const errors = answers ? await conditionErrors(scope, answers) : [{ path: '', code: 'required' }];
  if (errors.length > 0) throw invalid(errors.map((error) => ({ ...error, path: path + error.path })));
}

const tell = (
  { scope, who }: Writing,
  { id, ticket_id }: TicketDevice,
  kind: 'CONDITION' | 'CHECKS' | 'LEFT_ITEM' | 'GIVEN_BACK',
  to?: string,
) => recordEvents(scope, who.staff_id, [{ ticket_id, ticket_device_id: id, kind, to: to ?? null }]);
