import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Card } from '../../kit/Card.tsx';
import { Confirm } from '../../kit/form/Confirm.tsx';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { useBusy } from '../../kit/useBusy.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import type { StatusLink } from '../../schemas/statusPages/statusPages.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { StatusLinkDialog } from './StatusLinkDialog.tsx';
import { useStatusPageCalls } from './calls.ts';

/** The customer's page of the ticket: shows a link to it, renews the links, ends them. */
export default function StatusPageCard() {
  const translate = useTranslate();
  const may = useCan();
  const locale = useLocale() === 'fr' ? 'fr' : 'en';
  const ticket = usePageRecord(tickets);
  const { getStatusPage, createStatusLink, endStatusLinks } = useStatusPageCalls();
  const { isBusy, busy } = useBusy('status_page.failed');
  const [link, setLink] = useState<StatusLink>();
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const { id } = ticket;
  const { data, error, refetch } = useQuery({
    queryKey: [tickets.name, 'statusPage', id],
    queryFn: () => getStatusPage({ params: { id } }),
  });
  if (!ticket.customer_id) return null;

  const show = (renew: boolean) =>
    busy(async () => {
      setLink(await createStatusLink({ params: { id }, body: { renew, locale } }));
      setAsked(undefined);
      await refetch();
    });
  const end = () =>
    busy(async () => {
      await endStatusLinks({ params: { id } });
      setAsked(undefined);
      await refetch();
    });

  return (
    <Card title={translate('status_page.title')}>
      <Stack sx={{ gap: 1.5 }}>
        {error ? (
          <LoadErrorAlert message="status_page.not_loaded" onRetry={() => void refetch()} />
        ) : data ? (
          <Typography color="text.secondary">
            {data.is_ended
              ? translate('status_page.ended')
              : translate(data.links > 0 ? 'status_page.open' : 'status_page.no_link', {
                  smart_count: data.links,
                })}
          </Typography>
        ) : (
          <Skeleton />
        )}
        {may('update', tickets, { ...ticket }) && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" aria-disabled={isBusy} onClick={() => !isBusy && void show(false)}>
              {translate('status_page.show')}
            </Button>
            {data && data.links > 0 && (
              <>
                <Button color="inherit" onClick={() => setAsked('renew')}>
                  {translate('status_page.renew')}
                </Button>
                <Button color="inherit" onClick={() => setAsked('end')}>
                  {translate('status_page.end')}
                </Button>
              </>
            )}
          </Stack>
        )}
      </Stack>
      {asked && (
        <Confirm
          title={translate(`status_page.${asked}_title`)}
          text={translate(`status_page.${asked}_text`)}
          confirmLabel={translate(`status_page.${asked}`)}
          cancelLabel={translate('ra.action.cancel')}
          isBusy={isBusy}
          onConfirm={() => void (asked === 'renew' ? show(true) : end())}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {link && (
        <StatusLinkDialog
          link={link}
          title={translate('status_page.title')}
          text={translate('status_page.text')}
          onClose={() => setLink(undefined)}
        />
      )}
    </Card>
  );
}
