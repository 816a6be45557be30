import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../../../authProvider/session.ts';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { EstimateRequest } from '../../../../schemas/shipping/rates.ts';
import { useShippingCalls } from '../../calls.ts';
import type { LabelForm } from '../model/form.ts';
import { bestRates, offersOf } from '../model/offers.ts';
import { toEstimateRequest } from '../model/requests.ts';

export type Estimate = ReturnType<typeof useEstimate>;

/** Loads estimated rates when the form is submitted; a new request aborts the previous one. */
export function useEstimate(carriers: Carrier[]) {
  const { locations } = useSession();
  const { estimateRates } = useShippingCalls();
  const [asked, setAsked] = useState<EstimateRequest>();
  const [carrierId, setCarrierId] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shipping', 'estimate', asked],
    enabled: asked !== undefined,
    queryFn: ({ signal }) => estimateRates({ body: asked as EstimateRequest, signal }),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const requestOf = (form: LabelForm) => {
    const location = locations.find(({ id }) => id === form.shipFrom);
    return location && toEstimateRequest(form, location, carriers);
  };
  const offers = useMemo(() => data && offersOf(carriers, data), [carriers, data]);
  const marks = useMemo(() => bestRates(data ?? []), [data]);
  const isSame = (form: LabelForm) => JSON.stringify(requestOf(form)) === JSON.stringify(asked);
  return {
    offers,
    marks,
    error: isFetching ? null : error,
    isLoading: isFetching,
    isAsked: asked !== undefined,
    /** Whether the rates match the form's current values. */
    isSame,
    /** The chosen carrier, or the first with a usable service. */
    shown:
      offers?.find(({ carrier, count }) => carrier.carrier_id === carrierId && count > 0) ??
      offers?.find(({ count }) => count > 0),
    show: setCarrierId,
    ask: (form: LabelForm) => {
      setCarrierId(undefined);
      if (asked && isSame(form)) void refetch();
      else setAsked(requestOf(form));
    },
  };
}
