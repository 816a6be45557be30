import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { undoNotification } from '../../../kit/undoNotification.tsx';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { addresses, type Address } from '../../../schemas/customers/addresses.ts';

/** Changes an address without a dialog; a removal can be undone. */
export function useChangeAddress() {
  const notify = useNotify();
  const translate = useTranslate();
  const refusal = useFailureMessage(addresses);
  const reload = useReload(addresses);
  const [update, { isPending }] = useUpdate();

  const change = (id: string, data: Partial<Address>, onDone: () => void) =>
    update(
      addresses.name,
      // Sent without a version: other fields that somebody changed meanwhile are kept.
      { id, data, previousData: { id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => {
          if (saved.id === undefined) return; // The session has ended: the login screen is shown.
          reload();
          onDone();
        },
        onError: (error: unknown) =>
          notify(refusal(error, 'resources.addresses.messages.update_failed'), { type: 'error' }),
      },
    );

  const notifyUpdated = () => notify('resources.addresses.messages.updated', { type: 'success' });
  const restore = ({ id, is_default }: Address) =>
    void change(id, { is_voided: false, is_default }, notifyUpdated);
  return {
    makeDefault: ({ id }: Address) => void change(id, { is_default: true }, notifyUpdated),
    remove: (address: Address) =>
      void change(address.id, { is_voided: true }, () =>
        notify(...undoNotification(translate('customerProfile.address.removed'), () => restore(address))),
      ),
    isBusy: isPending,
  };
}

export type AddressChanges = ReturnType<typeof useChangeAddress>;
