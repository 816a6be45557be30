import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Question } from '../../../kit/form/Question.tsx';
import type { AskedProps } from './useAdoption.tsx';
import { useHiding } from './useHiding.ts';

/** Asks before items are hidden. */
export default function HideDialog({ kind, ids, onClose, onDone }: AskedProps) {
  const translate = useTranslate();
  const hide = useHiding(kind);
  const { mutate, isPending } = useMutation({
    mutationFn: () => hide(ids, true),
    onSuccess: (isDone) => isDone && onDone(),
  });
  return (
    <Question
      title={translate(`globalCatalog.${kind.own}.hide_title`)}
      text={translate(`globalCatalog.${kind.own}.hide_question`)}
      yes={translate('ra.boolean.true')}
      no={translate('ra.boolean.false')}
      isBusy={isPending}
      onYes={() => mutate()}
      onNo={onClose}
    />
  );
}
