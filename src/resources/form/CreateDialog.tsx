import { CreateBase, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { defaultsOf } from '../../schemas/input.ts';
import type { FormDialogProps } from './FormDialog.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { Refusal } from './Refusal.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useCloseDialog } from './useCloseDialog.ts';
import { useSaveFailure } from './useSaveFailure.ts';
import { useResourceText } from '../useResourceText.ts';

export function CreateDialog({ model, form }: FormDialogProps) {
  const translate = useTranslate();
  const text = useResourceText({ resource: model.name });
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseDialog(model.name);
  const { problems, onError } = useSaveFailure(text.message('create_failed'));
  const onSuccess = () => {
    notify(text.message('created'), { type: 'success' });
    refresh();
    close();
  };
  const mayCreate = useCan()('create', model);
  return (
    <DialogFrame title={text.action('new')} onClose={close}>
      {mayCreate ? (
        <CreateBase
          resource={model.name}
          redirect={false}
          disableAuthentication
          mutationMode="pessimistic"
          mutationOptions={{ onSuccess, onError }}
        >
          <RecordForm
            model={model}
            slots={form}
            problems={problems}
            defaultValues={defaultsOf(model)}
            submitLabel={translate('dialog.create')}
            onCancel={close}
          />
        </CreateBase>
      ) : (
        <Refusal onClose={close} />
      )}
    </DialogFrame>
  );
}
