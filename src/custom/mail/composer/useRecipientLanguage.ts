import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { isSameAddress } from '../../../schemas/mail/recipients.ts';
import { mailLanguageOf, type NewMail } from '../../../schemas/mail/mail.ts';

/** A few may contain the address in theirs. */
const firstFound = { page: 1, perPage: 10 };

/** Writes to one person in the language that is known of them, unless a language was chosen, or `isKnown` already. */
export function useRecipientLanguage(isKnown: boolean): void {
  const dataProvider = useDataProvider();
  const { setValue } = useFormContext<NewMail>();
  const { dirtyFields } = useFormState<NewMail>();
  const [to] = useWatch<NewMail, ['to']>({ name: ['to'] });
  const address = to.length === 1 ? to[0]?.address : undefined;
  const isOpen = !isKnown && !dirtyFields.language;
  const { data: spoken } = useQuery({
    queryKey: [customers.name, 'language', address],
    queryFn: async () => {
      const { data } = await dataProvider.getList<Customer>(customers.name, {
        filter: { email: address },
        pagination: firstFound,
        sort: customers.defaultSort,
      });
      const found = data.find(({ email, language }) => language && isSameAddress(email, address ?? ''));
      return found?.language ?? null;
    },
    enabled: isOpen && address !== undefined,
    retry: false,
  });
  const language = mailLanguageOf(spoken);
  useEffect(() => {
    if (isOpen && language) setValue('language', language);
  }, [isOpen, language, setValue]);
}
