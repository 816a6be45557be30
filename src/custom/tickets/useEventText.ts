import { useTranslate } from 'react-admin';
import { useCents } from '../../kit/fields/useCents.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import type { TicketEvent } from '../../schemas/tickets/events.ts';
import type { TicketEventKind } from '../../schemas/tickets/states.ts';

/** Kinds whose values are words of a catalogue. */
const catalogs: Partial<Record<TicketEventKind, string>> = {
  CREATED: 'bench.origins',
  DEVICE_ADDED: 'bench.states',
  STATE: 'bench.states',
  OUTCOME: 'bench.outcomes',
  PART: 'bench.part_states',
  SIGNATURE: 'bench.signature_kinds',
  ESTIMATE: 'estimate.states',
};

/** Returns the text of an event: 'iPhone 13: Diagnosing → In repair'. */
export function useEventText(): (event: TicketEvent) => string {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const cents = useCents();
  return ({ kind, device, from, to }) => {
    const valueOf = (value: string | null) => {
      if (value === null) return translate('bench.events.none');
      if (kind === 'PROMISED') return dateText(value);
      if (kind === 'AGREED') return cents(Number(value));
      const catalog = catalogs[kind];
      return catalog ? translate(`${catalog}.${value}`) : value;
    };
    const text = translate(`bench.events.${kind}`, { from: valueOf(from), to: valueOf(to) });
    return device ? translate('bench.events.of_device', { device, text }) : text;
  };
}
