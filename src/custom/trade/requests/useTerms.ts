import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { TradeRequest } from '../../../schemas/trade/requests.ts';
import { useTradeCalls } from '../calls.ts';

/** Loads the current prices for the form's device and location; disabled once an offer is made. */
export function useTerms() {
  const { getTradeTerms } = useTradeCalls();
  const record = useRecordContext<TradeRequest>();
  const isOpen = !record || record.state === 'NEW';
  const [location, product] = useWatch({ name: ['location_id', 'product_id'] }) as [
    number | null | undefined,
    string | null | undefined,
  ];
  const { data } = useQuery({
    queryKey: ['tradeVersions', 'terms', location, product],
    queryFn: ({ signal }) =>
      getTradeTerms({ query: { location_id: Number(location), product_id: String(product) }, signal }),
    enabled: isOpen && Boolean(location && product),
    retry: false,
  });
  return { terms: isOpen && location && product ? data : undefined, isOpen };
}
