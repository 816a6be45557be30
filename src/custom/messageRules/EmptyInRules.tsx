import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { messageRules, type MessageRule } from '../../schemas/messageRules/messageRules.ts';
import { templateTexts } from '../../schemas/messageRules/messageTemplates.ts';
import { EmptyPlaceholders } from './EmptyPlaceholders.tsx';

/** Names the placeholders of the template that is being written that stay empty in messages of the rules that use it. */
export function EmptyInRules() {
  const { getValues } = useFormContext();
  const id = getValues('id') as string | undefined;
  const texts = useWatch({ name: templateTexts }) as (string | null | undefined)[];
  const { data = [] } = useGetList<MessageRule>(
    messageRules.name,
    {
      filter: { template_id: id },
      sort: messageRules.defaultSort,
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: id !== undefined, retry: false },
  );
  const events = new Set(data.filter(({ mode }) => mode !== 'OFF').map(({ event }) => event));
  const template = Object.fromEntries(templateTexts.map((part, index) => [part, texts[index]]));
  return [...events].map((event) => <EmptyPlaceholders key={event} event={event} template={template} />);
}
