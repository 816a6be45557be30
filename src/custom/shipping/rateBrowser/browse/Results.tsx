import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LoadErrorAlert } from '../../../../kit/LoadErrorAlert.tsx';
import type { Rate } from '../../../../schemas/shipping/rates.ts';
import { useCarrierErrorText } from '../../useCarrierErrorText.ts';
import type { LabelForm } from '../model/form.ts';
import type { Marks, Offer } from '../model/offers.ts';
import { CarrierCards } from './CarrierCards.tsx';
import { ServiceList } from './ServiceList.tsx';
import type { Estimate } from './useEstimate.ts';

interface ResultsProps {
  estimate: Estimate;
  onChoose: (rate: Rate) => void;
}

/** The rates, or a hint how to get them. */
export function Results({ estimate, onChoose }: ResultsProps) {
  const translate = useTranslate();
  const { offers, isAsked, isLoading, error } = estimate;
  const words = useCarrierErrorText();
  const form = useWatch() as LabelForm;
  if (!isAsked)
    return <Typography color="text.secondary">{translate('shipping.rateBrowser.hint')}</Typography>;
  if (isLoading) return <ServicesSkeleton />;
  if (error)
    return (
      <LoadErrorAlert
        message={words(error, 'shipping.rateBrowser.rating_failed')}
        onRetry={() => estimate.ask(form)}
      />
    );
  if (!offers?.some(({ rates }) => rates.length > 0))
    return <Alert severity="warning">{translate('shipping.rateBrowser.no_rates')}</Alert>;
  return (
    <>
      {!estimate.isSame(form) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('shipping.rateBrowser.changed')}
        </Alert>
      )}
      <Offers
        {...{ offers, onChoose }}
        shown={estimate.shown}
        marks={estimate.marks}
        onShow={estimate.show}
      />
    </>
  );
}

interface OffersProps {
  offers: Offer[];
  shown: Offer | undefined;
  marks: Marks;
  onShow: (carrierId: string) => void;
  onChoose: (rate: Rate) => void;
}

const Offers = memo(function Offers({ offers, shown, marks, onShow, onChoose }: OffersProps) {
  const translate = useTranslate();
  const refused = offers.flatMap(({ rates }) => rates);
  return (
    <>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('shipping.rateBrowser.found', {
          smart_count: offers.reduce((sum, { count }) => sum + count, 0),
        })}
      </Typography>
      <CarrierCards {...{ offers, shown, marks, onShow }} />
      <ServiceList rates={shown?.rates ?? refused} {...{ marks, onChoose }} />
    </>
  );
});

function ServicesSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('dialog.loading')}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={64} sx={{ mb: 1 }} />
      ))}
    </div>
  );
}
