import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider, useForm } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { mailLanguageOf, type NewMail } from '../../../schemas/mail/mail.ts';
import { newDraft } from './newDraft.ts';
import { ComposerForm } from './ComposerForm.tsx';
import { ComposerWindow, type WindowSize } from './ComposerWindow.tsx';
import type { MailDraft } from './drafts.ts';
import { closeMail, type ComposerState } from './composerState.ts';
import { useAutosave } from './useAutosave.ts';

/** The window for writing an email, over any page (contract 4 §2.11). */
export default function Composer({ prefill, draft }: Pick<ComposerState, 'prefill' | 'draft'>) {
  const { who } = useSession();
  const { location } = useCurrentLocation();
  const language = mailLanguageOf(useLocale()) ?? 'en';
  const spoken = mailLanguageOf(prefill.customer?.language);
  const [{ mail, context, customerIds, purpose: begun = 'NEWSLETTER' }] = useState(
    (): Omit<MailDraft, 'date'> => {
      const locationId = prefill.locationId ?? location?.id ?? who.location_id;
      return draft ?? newDraft({ ...prefill, locationId }, spoken ?? language);
    },
  );
  const form = useForm<NewMail>({ defaultValues: mail });
  const [size, setSize] = useState<WindowSize>('normal');
  const [purpose, setPurpose] = useState(begun);
  useAutosave(form, { context, customerIds, purpose });
  return createPortal(
    <FormProvider {...form}>
      <ComposerWindow size={size} onResize={setSize} onClose={closeMail}>
        <ComposerForm
          context={context}
          mailing={customerIds && { customerIds, purpose, onPurpose: setPurpose }}
          isContinued={Boolean(draft)}
          isLanguageKnown={Boolean(spoken ?? draft ?? customerIds)}
          attached={prefill.files}
        />
      </ComposerWindow>
    </FormProvider>,
    document.body,
  );
}
