import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { RecordSteps } from '../../kit/steps/RecordSteps.tsx';
import { useBusy } from '../../kit/useBusy.ts';
import { estimates } from '../../schemas/estimates/estimates.ts';
import type { StatusLink } from '../../schemas/statusPages/statusPages.ts';
import { StatusLinkDialog } from '../statusPages/index.ts';
import { useEstimateCalls } from './calls.ts';
import { useNewEstimate } from './useNewEstimate.ts';

/** The steps of the estimate on the page, its link, and a new version of it. */
export default function EstimateActions() {
  const translate = useTranslate();
  const may = useCan();
  const locale = useLocale() === 'fr' ? 'fr' : 'en';
  const estimate = usePageRecord(estimates);
  const { createEstimateLink } = useEstimateCalls();
  const { isBusy, busy } = useBusy('estimate.link_failed');
  const { create, isBusy: isMaking } = useNewEstimate();
  const [link, setLink] = useState<StatusLink>();
  const { id, ticket_id, quote_id, options, message, photo_ids, state } = estimate;
  const subject = ticket_id ? { ticket_id } : { quote_id };
  const isSent = state !== 'DRAFT';
  const isCurrent = isSent && state !== 'SUPERSEDED';
  const mayWrite = may('create', estimates, { ...estimate });
  const showLink = () =>
    busy(async () => setLink(await createEstimateLink({ params: { id }, body: { locale } })));
  return (
    <>
      <RecordSteps model={estimates} record={estimate} />
      {mayWrite && isCurrent && (
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void showLink()}>
          {translate('estimate.link')}
        </Button>
      )}
      {mayWrite && isCurrent && (
        <Button
          aria-disabled={isMaking}
          onClick={() => void create({ ...subject, options, message, photo_ids })}
        >
          {translate('estimate.new_version')}
        </Button>
      )}
      {link && (
        <StatusLinkDialog
          link={link}
          title={translate('resources.estimates.name', { smart_count: 1 })}
          text={translate('estimate.link_text')}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  );
}
