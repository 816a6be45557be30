import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { Question } from '../../../../kit/form/Question.tsx';
import type { Source } from '../../documentEditor/saveChanges.ts';
import { useStored } from '../../documentEditor/useStored.ts';
import { restoreVersion } from '../../versions.ts';

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
  const { store_id } = useSession().who;
  const { etag } = useStored(source);
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreVersion(store_id, version, etag),
    onSuccess: () => {
      notify('configurations.history.done', { type: 'success' });
      onRestored();
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      const isStale = error instanceof HttpError && error.status === 412;
      notify(isStale ? 'configurations.history.stale' : error.message, {
        type: isStale ? 'warning' : 'error',
      });
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
