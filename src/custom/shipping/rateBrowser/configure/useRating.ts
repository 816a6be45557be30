import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { rateDebounce } from '../../../../schemas/shipping/choices.ts';
import type { Rate, RateError, RatesResponse, RatesRequest } from '../../../../schemas/shipping/rates.ts';
import { useShippingCalls } from '../../calls.ts';
import { useDebouncedValue } from '../useDebouncedValue.ts';

type Answer = RatesResponse['rate_response'];

export interface Rating {
  /** Current price of the chosen service. */
  rate: Rate | undefined;
  /** A request is running or about to start. */
  isPending: boolean;
  /** Why there is no rate: a message key, and the error of the call. */
  failure: string | undefined;
  error: unknown;
  /** The carrier's errors about the shipment. */
  errors: RateError[];
  again: () => void;
}

const none: RateError[] = [];

/**
 * Loads the chosen service's rate for a shipment (undefined while the form is invalid). Debounced by a second; a change
 * aborts the previous request at once.
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
