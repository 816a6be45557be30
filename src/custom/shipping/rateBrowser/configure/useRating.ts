import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { rateDebounce } from '../../../../schemas/shipping/choices.ts';
import type { Rate, RateError, RatesResponse, RatesRequest } from '../../../../schemas/shipping/rates.ts';
import { useShippingCalls } from '../../calls.ts';
import { useDebouncedValue } from '../useDebouncedValue.ts';

type Answer = RatesResponse['rate_response'];

export interface Rating {
  /** What the chosen service costs now. */
  rate: Rate | undefined;
  /** It is being asked for, or will be in a moment. */
  isPending: boolean;
  /** Why there is none: a message key, and what the call was refused with. */
  failure: string | undefined;
  error: unknown;
  /** What is wrong with the shipment, in the carrier's words. */
  errors: RateError[];
  again: () => void;
}

const none: RateError[] = [];

/**
 * The rate of the chosen service for a shipment (undefined: it is not valid yet). What changes is asked for a second after
 * the last change; what was asked before is called off at once.
 */
export function useRating(request: RatesRequest | undefined, carrier: Carrier): Rating {
  const { getRates } = useShippingCalls();
  const wanted = request && JSON.stringify(request);
  const settled = useDebouncedValue(wanted, rateDebounce);
  const asked = wanted === settled ? settled : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shipping', 'rates', asked],
    enabled: asked !== undefined,
    queryFn: ({ signal }) => getRates(JSON.parse(asked ?? '') as RatesRequest, signal),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const isPending = wanted !== undefined && (asked === undefined || isFetching);
  const rate = !isPending && asked !== undefined && data ? find(data, request, carrier) : undefined;
  const hasFailed = !isPending && asked !== undefined && !rate;
  return {
    rate,
    isPending,
    failure: hasFailed ? failureOf(data, error) : undefined,
    error,
    errors: (!isPending && data?.errors) || none,
    again: () => void refetch(),
  };
}

function find({ rates }: Answer, request: RatesRequest | undefined, { carrier_id }: Carrier) {
  const { service_code, packages = [] } = request?.shipment ?? {};
  const own = rates.filter((one) => one.service_code === service_code && one.carrier_id === carrier_id);
  return own.find(({ package_type }) => package_type === packages[0]?.package_code) ?? own[0];
}

function failureOf(data: Answer | undefined, error: unknown): string | undefined {
  if (error) return 'shipping.rateBrowser.rating_failed';
  if (data && data.rates.length > 0) return 'shipping.rateBrowser.unsupported';
  return data && data.errors.length === 0 ? 'shipping.rateBrowser.no_rates' : undefined;
}
