import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { isSameAddress } from '../../../schemas/mail/recipients.ts';
import { mailLanguageOf, type NewMail } from '../../../schemas/mail/mail.ts';

/** More than one, since other addresses may contain the searched one. */
const firstFound = { page: 1, perPage: 10 };

/** Switches to the language of a single recipient, unless a language was chosen or `isKnown` is set. */
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
      const found = data.find(({ email, language }) => language && isSameAddress(email ?? '', address ?? ''));
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
