import Delete from '@mui/icons-material/DeleteOutlined';
import Send from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { useSendKey } from '../../../kit/form/useSendKey.ts';
import type { NewMail } from '../../../schemas/mail/mail.ts';
import type { BulkEmailPurpose } from '../../../schemas/mail/bulkEmails.ts';
import { escapeHtml } from '../../../schemas/markup.ts';
import { fillPlaceholders } from '../../../schemas/mail/placeholders.ts';
import { placeholderValues, type MailContext } from '../../../schemas/mail/placeholderValues.ts';
import { AudienceSummary } from './AudienceSummary.tsx';
import { AttachButton, Attachments } from './Attachments.tsx';
import { placeholderContext } from './newDraft.ts';
import { deleteDraft } from './drafts.ts';
import { DraftsMenu } from './DraftsMenu.tsx';
import { MailOptions } from './MailOptions.tsx';
import { closeMail } from './composerState.ts';
import { PurposeInput } from './PurposeInput.tsx';
import { Recipients } from './Recipients.tsx';
import { SendFailure } from './SendFailure.tsx';
import { SignaturePreview } from './SignaturePreview.tsx';
import { HeaderInput } from './HeaderInput.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useAttachments } from './useAttachments.ts';
import { useConfirmPlaceholders } from './useConfirmPlaceholders.tsx';
import { useSend, type BulkRecipients } from './useSend.ts';
import { useRecipientLanguage } from './useRecipientLanguage.ts';
import { useTemplate } from './useTemplate.ts';
import { useTemplates } from './useTemplates.ts';

const BodyInput = lazy(() => import('./BodyInput.tsx'));

interface BulkOptions extends BulkRecipients {
  onPurpose: (purpose: BulkEmailPurpose) => void;
}

interface ComposerFormProps {
  context: MailContext;
  /** Set for a bulk email: each customer receives their own. */
  mailing?: BulkOptions | undefined;
  /** Whether this is a restored draft, which has lost its attachments. */
  isContinued: boolean;
  /** Whether the email starts in the recipient's language. */
  isLanguageKnown: boolean;
  /** Initial attachments. */
  attached?: File[] | undefined;
}

/** The form of an email: recipients, subject, body and attachments. */
export function ComposerForm({
  context,
  mailing,
  isContinued,
  isLanguageKnown,
  attached,
}: ComposerFormProps) {
  const translate = useTranslate();
  const session = useSession();
  const { handleSubmit, getValues } = useFormContext<NewMail>();
  const { isSubmitting } = useFormState<NewMail>();
  const [language, location_id] = useWatch<NewMail, ['language', 'location_id']>({
    name: ['language', 'location_id'],
  });
  useRecipientLanguage(isLanguageKnown);
  const { files, refusals, add, remove } = useAttachments(attached);
  const { templates, signature } = useTemplates({ language, location_id });
  const values = () => {
    const mail = getValues();
    return placeholderValues(placeholderContext(session, context, mail), mail.language);
  };
  const applyTemplate = useTemplate(values);
  const { ask, question } = useConfirmPlaceholders();
  const submit = handleSubmit(useSend({ files, values, ask, bulk: mailing }));
  const form = useRef<HTMLFormElement>(null);
  useSendKey(form, () => {
    const { activeElement } = document;
    // Leaving the recipients input turns the text being typed into an address.
    if (activeElement instanceof HTMLInputElement) activeElement.blur();
    void submit();
  });
  const discard = () => {
    deleteDraft(session.who.staff_id, getValues('key'));
    closeMail();
  };
  return (
    <>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <div className="fields">
          {isContinued && <Alert severity="info">{translate('mail.draft_restored')}</Alert>}
          <HeaderInput
            source="reply_to"
            label="mail.from"
            placeholder={session.locations.find(({ id }) => id === location_id)?.email ?? session.store.email}
            hint={translate('mail.from_hint', { store: session.store.name })}
          />
          {mailing ? (
            <>
              <PurposeInput value={mailing.purpose} onChange={mailing.onPurpose} />
              <AudienceSummary customerIds={mailing.customerIds} purpose={mailing.purpose} />
            </>
          ) : (
            <Recipients />
          )}
          <HeaderInput
            source="subject"
            label="mail.subject"
            autoFocus={Boolean(mailing) || getValues('to').length > 0}
          />
          <Suspense fallback={<FormSkeleton slots={2} />}>
            <BodyInput source="html" label="mail.body" />
          </Suspense>
          {signature && <SignaturePreview html={fillPlaceholders(signature.body, values(), escapeHtml)} />}
          <Attachments {...{ files, refusals, remove }} />
        </div>
        <SendFailure hasRecipients={!mailing} />
        <div className="actions">
          <Button
            type="submit"
            variant="contained"
            startIcon={<Send />}
            loading={isSubmitting}
            loadingPosition="start"
          >
            {translate('mail.send')}
          </Button>
          <AttachButton onChoose={add} />
          <TemplateMenu templates={templates} onChoose={applyTemplate} />
          <MailOptions />
          <span className="space" />
          <DraftsMenu current={getValues('key')} />
          <IconButton
            aria-label={translate('mail.discard')}
            title={translate('mail.discard')}
            onClick={discard}
          >
            <Delete />
          </IconButton>
        </div>
      </Form>
      {question}
    </>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '& > .fields': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '8px 16px',
  },
  // The editor's own helper text: the error is shown above Send.
  '& .ra-input .MuiFormHelperText-root': { display: 'none' },
  '& > .actions': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: '8px 16px',
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& .space': { flex: 1 },
}));
