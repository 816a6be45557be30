import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReload } from '../../../kit/useReload.ts';
import { shipments } from '../../../schemas/shipping/shipments.ts';
import { useShippingCalls } from '../calls.ts';
import { useCarrierText } from '../translateCarrierText.ts';
import { useCarrierErrorText } from '../useCarrierErrorText.ts';

/** How long the carrier's answer to a void is shown, in milliseconds. */
const readable = 10_000;

/** Voids a label. Approval does not mean refunded yet; a refusal shows the carrier's reason (contract 4 §4). */
export function useVoid(onDone: () => void) {
  const { voidLabel } = useShippingCalls();
  const notify = useNotify();
  const words = useCarrierErrorText();
  const phrase = useCarrierText();
  const reload = useReload(shipments);
  return useMutation({
    mutationFn: (labelId: string) => voidLabel({ params: { labelId } }),
    onSuccess: ({ approved, message }) => {
      const type = approved ? 'success' : 'error';
      const fallback = approved ? 'resources.shipments.void.done' : 'messages.failed';
      notify(message ? phrase(message) : fallback, { type, autoHideDuration: readable });
    },
    onError: (error) => notify(words(error, 'messages.failed'), { type: 'error' }),
    onSettled: () => {
      reload();
      onDone();
    },
  });
}
