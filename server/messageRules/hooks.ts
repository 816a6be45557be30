import { and, eq, isNull, ne } from 'drizzle-orm';
import type { MessageRule } from '../../src/schemas/messageRules/messageRules.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import { locationErrors } from '../inventory/index.ts';
import { messageRules } from './tables.ts';

/** An event has one rule of all locations, and one of each. */
export const ruleHooks: Hooks<MessageRule> = {
  beforeWrite: async ({ scope }, rule, before) => {
    const { id, event, location_id } = messageRules;
    await scope.alone('message rules');
    const isSame = and(
      eq(event, rule.event),
      rule.location_id === null ? isNull(location_id) : eq(location_id, rule.location_id),
      before && ne(id, before.id),
    );
    const errors = [
      ...(rule.location_id === null || rule.location_id === before?.location_id
        ? []
        : await locationErrors(scope, 'location_id', rule.location_id)),
      ...((await scope.count(messageRules, isSame)) > 0 ? [{ path: '/event', code: 'taken' }] : []),
    ];
    if (errors.length > 0) throw invalid(errors);
  },
};
