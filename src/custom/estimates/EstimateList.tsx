import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCents } from '../../kit/fields/useCents.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { estimates, type Estimate } from '../../schemas/estimates/estimates.ts';
import { EstimateState } from './EstimateState.tsx';
import { estimateText } from './texts.ts';
import { useNewEstimate, type EstimateSubject } from './useNewEstimate.ts';

const most = 20;

interface EstimateListProps {
  subject: EstimateSubject;
  /** Whether a new one can be made. */
  mayMake: boolean;
}

/** The estimates of a ticket or quote, the newest first, and a new one. */
export function EstimateList({ subject, mayMake }: EstimateListProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { create, isBusy } = useNewEstimate();
  const { data, error, refetch } = useGetList<RaRecord<string> & Estimate>(estimates.name, {
    filter: subject,
    sort: { field: 'created_date', order: 'DESC' },
    pagination: { page: 1, perPage: most },
  });
  const draft = data?.find(({ state }) => state === 'DRAFT');
  const approved = data?.find(({ state }) => state === 'APPROVED');
  const deposit = approved?.amounts[approved.approved_option ?? 0]?.deposit ?? 0;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {error && !data ? (
        <LoadErrorAlert message="estimate.of_ticket.not_loaded" onRetry={() => void refetch()} />
      ) : data ? (
        data.length === 0 && (
          <Typography color="text.secondary">{translate('estimate.of_ticket.none')}</Typography>
        )
      ) : (
        <Skeleton />
      )}
      {data?.map((estimate) => (
        <RecordContextProvider key={estimate.id} value={estimate}>
          <Stack direction="row" sx={{ gap: '4px 12px', flexWrap: 'wrap', alignItems: 'baseline' }}>
            <Link component={RouterLink} to={`/Estimates/${estimate.id}`} sx={{ flexGrow: 1 }}>
              {estimateText(estimate, translate)}
            </Link>
            <EstimateState />
            <span>{cents(estimate.total)}</span>
          </Stack>
        </RecordContextProvider>
      ))}
      {deposit > 0 && (
        <Typography>{translate('estimate.of_ticket.deposit', { amount: cents(deposit) })}</Typography>
      )}
      {mayMake && data && (
        <Stack direction="row">
          {draft ? (
            <Button component={RouterLink} to={`/Estimates/${draft.id}`} variant="outlined">
              {translate('estimate.of_ticket.open_draft')}
            </Button>
          ) : (
            <Button variant="outlined" aria-disabled={isBusy} onClick={() => void create(subject)}>
              {translate('estimate.of_ticket.new')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
