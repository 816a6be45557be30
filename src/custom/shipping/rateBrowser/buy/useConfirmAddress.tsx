import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import type { ShippingAddress } from '../../../../schemas/shipping/address.ts';
import { useShippingCalls } from '../../calls.ts';
import { useCarrierText } from '../../translateCarrierText.ts';
import { verdictOf } from '../model/verdict.ts';

/**
 * Asks for confirmation before a label is bought for an address that the carrier does not know. `ask` resolves to
 * whether to buy; an address that cannot be checked now is accepted. `question` is the dialog to render.
 */
export function useConfirmAddress() {
  const translate = useTranslate();
  const phrase = useCarrierText();
  const queryClient = useQueryClient();
  const { validateAddress } = useShippingCalls();
  const [asked, setAsked] = useState<{ messages: string[]; answer: (isBuying: boolean) => void }>();

  const ask = async (address: ShippingAddress): Promise<boolean> => {
    const validation = await queryClient
      .fetchQuery({
        queryKey: ['shipping', 'address', JSON.stringify(address)],
        queryFn: async ({ signal }) => (await validateAddress(address, signal)) ?? null,
        staleTime: Infinity,
      })
      .catch(() => null);
    const { kind, messages } = validation ? verdictOf(validation) : { kind: 'validated', messages: [] };
    if (kind !== 'error') return true;
    const isBuying = await new Promise<boolean>((answer) => setAsked({ messages, answer }));
    setAsked(undefined);
    return isBuying;
  };

  const words = 'shipping.rateBrowser.unknown_address';
  const question = asked && (
    <Confirm
      title={translate(`${words}.title`)}
      text={translate(`${words}.text`)}
      confirmLabel={translate(`${words}.yes`)}
      cancelLabel={translate(`${words}.no`)}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    >
      {asked.messages.length > 0 && (
        <ul>
          {asked.messages.map((message) => (
            <li key={message}>{phrase(message)}</li>
          ))}
        </ul>
      )}
    </Confirm>
  );
  return { ask, question };
}
