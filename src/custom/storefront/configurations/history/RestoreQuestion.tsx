import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { isStale } from '../../../../dataProvider/stale.ts';
import { Question } from '../../../../kit/form/Question.tsx';
import type { Source } from '../../documentEditor/saveChanges.ts';
import { useStored } from '../../documentEditor/useStored.ts';
import { useStorefrontCalls } from '../../calls.ts';

interface RestoreQuestionProps {
  version: number;
  time: string;
  source: Source;
  onRestored: () => void;
  onClose: () => void;
}

/** Asks before a version is restored, does it, and says so. */
export function RestoreQuestion({ version, time, source, onRestored, onClose }: RestoreQuestionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { restoreVersion } = useStorefrontCalls();
  const { etag } = useStored(source);
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreVersion(version, etag),
    onSuccess: () => {
      notify('configurations.history.done', { type: 'success' });
      onRestored();
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      const isLate = isStale(error);
      notify(isLate ? 'configurations.history.stale' : error.message, { type: isLate ? 'warning' : 'error' });
    },
    onSettled: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: source.queryKey });
    },
  });
  return (
    <Question
      title={translate('configurations.history.question.title')}
      text={translate('configurations.history.question.text', { time })}
      yes={translate('configurations.history.restore')}
      no={translate('dialog.cancel')}
      isBusy={isPending}
      onYes={() => mutate()}
      onNo={onClose}
    />
  );
}
