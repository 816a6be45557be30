import { useGetList } from 'react-admin';
import type { MessageEvent } from '../../schemas/messageRules/events.ts';
import { messageRules, type MessageRule } from '../../schemas/messageRules/messageRules.ts';

/** Returns those of the events of which customers are told somewhere. */
export function useToldEvents(events: readonly MessageEvent[]): Set<MessageEvent> {
  const { data = [] } = useGetList<MessageRule>(messageRules.name, {
    filter: { event: events, mode: ['AUTO', 'ASK'] },
    sort: messageRules.defaultSort,
    pagination: { page: 1, perPage: 100 },
  });
  return new Set(data.map(({ event }) => event));
}
