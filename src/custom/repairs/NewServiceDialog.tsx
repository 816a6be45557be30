import { SaveContextProvider, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { defaultsOf } from '../../schemas/input.ts';
import { repairs } from '../../schemas/repairs/repairs.ts';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { DialogError } from '../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../kit/form/useCloseDialog.ts';
import type { Slot } from '../../kit/slots.ts';
import { useResourceText } from '../../kit/useResourceText.ts';
import { RefusedDevices } from './RefusedDevices.tsx';
import { useCreateServices } from './useCreateServices.ts';

/** Creates a service for each selected device (contract 4 §2.5). */
export function NewServiceDialog({ form }: { form: Slot[] }) {
  const translate = useTranslate();
  const text = useResourceText({ resource: repairs.name });
  const close = useCloseDialog();
  const mayCreate = useCan()('create', repairs);
  const { save, saving, outcome } = useCreateServices(close);
  return (
    <DialogFrame title={text.action('new')} onClose={close}>
      {mayCreate ? (
        <SaveContextProvider value={{ save, mutationMode: 'pessimistic' }}>
          <RecordForm
            model={repairs}
            slots={form}
            saving={saving}
            defaultValues={defaultsOf(repairs)}
            submitLabel={translate('dialog.save')}
            onCancel={close}
            notice={outcome && <RefusedDevices {...outcome} />}
          />
        </SaveContextProvider>
      ) : (
        <DialogError onClose={close} />
      )}
    </DialogFrame>
  );
}
