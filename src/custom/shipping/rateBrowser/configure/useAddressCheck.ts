import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShippingAddress } from '../../../../schemas/shipping/address.ts';
import { useShippingCalls } from '../../calls.ts';
import { addressFields, addressOf, isComplete } from '../model/addresses.ts';
import type { LabelForm } from '../model/form.ts';

export type AddressChecking = ReturnType<typeof useAddressCheck>;

const watched = [
  ...Object.values(addressFields),
  'name',
  'company',
  'phone',
  'isResidentialAddress',
] as const;

/** The carrier's validation of the typed address; discarded when the address is edited. */
export function useAddressCheck() {
  const { getValues, setValue } = useFormContext();
  useWatch({ name: watched });
  const typed = addressOf(getValues() as LabelForm);
  const { validateAddress } = useShippingCalls();
  const now = () => {
    const address = addressOf(getValues() as LabelForm);
    return isComplete(address) ? JSON.stringify(address) : undefined;
  };
  const [asked, setAsked] = useState(now);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['shipping', 'address', asked],
    enabled: asked !== undefined,
    queryFn: async ({ signal }) =>
      (await validateAddress(JSON.parse(asked ?? '') as ShippingAddress, signal)) ?? null,
    staleTime: Infinity,
  });
  const isCurrent = asked === JSON.stringify(typed);
  return {
    typed,
    isComplete: isComplete(typed),
    validation: isCurrent && !isFetching ? (data ?? undefined) : undefined,
    isChecking: isCurrent && isFetching,
    hasFailed: isCurrent && !isFetching && (isError || data === null),
    retry: () => void refetch(),
    ask: () => setAsked(now()),
    /** Adopts the carrier's spelling. */
    accept: (matched: ShippingAddress) => {
      for (const [part, field] of Object.entries(addressFields))
        setValue(field, matched[part as keyof typeof addressFields] ?? null, {
          shouldDirty: true,
          shouldValidate: true,
        });
      setAsked(now());
    },
  };
}
