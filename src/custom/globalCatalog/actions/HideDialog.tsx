import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { ActionDialogProps } from './useItemActions.tsx';
import { useHideItems } from './useHideItems.ts';

/** Asks for confirmation before hiding items. */
export default function HideDialog({ kind, ids, onClose, onDone }: ActionDialogProps) {
  const translate = useTranslate();
  const hide = useHideItems(kind);
  const { mutate, isPending } = useMutation({
    mutationFn: () => hide(ids, true),
    onSuccess: (isDone) => isDone && onDone(),
  });
  return (
    <Confirm
      title={translate(`globalCatalog.${kind.own}.hide_title`)}
      text={translate(`globalCatalog.${kind.own}.hide_question`)}
      confirmLabel={translate('ra.boolean.true')}
      cancelLabel={translate('ra.boolean.false')}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
