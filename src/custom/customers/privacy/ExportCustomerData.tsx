import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { useReload } from '../../../kit/useReload.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { nameOf } from '../../../schemas/model.ts';
import { useCustomerCalls } from '../calls.ts';

interface PrivacyProps {
  customer: Customer;
  onClose: () => void;
}

/** Downloads all data stored about a customer, after confirmation. */
export default function ExportCustomerData({ customer, onClose }: PrivacyProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload(customers);
  const { getCustomerFile } = useCustomerCalls();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await getCustomerFile({ params: { id: customer.id } })).text(),
    onSuccess: (text) => {
      const indented = JSON.stringify(JSON.parse(text), null, 2);
      saveFile(new Blob([indented], { type: 'application/json' }), `customer_${customer.id}.json`);
      notify('privacy.file_done', { type: 'success' });
      reload();
      onClose();
    },
    onError: (error) => notify(reasonOf(error, 'privacy.file_failed'), { type: 'error' }),
  });
  return (
    <Confirm
      title={translate('privacy.file_title', { name: nameOf(customers, { ...customer }) })}
      text={translate('privacy.file_text')}
      confirmLabel={translate('privacy.file_yes')}
      cancelLabel={translate('dialog.cancel')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      isBusy={isPending}
    />
  );
}
