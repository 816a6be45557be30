import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { undoNotification } from '../../../kit/undoNotification.tsx';
import type { StoredRole } from '../../../schemas/staff/storedRoles.ts';
import { useStaffCalls } from '../calls.ts';

/**
 * Deletes a role after confirmation and offers to undo it; a role in use is kept, and the number of its holders is
 * shown.
 */
export function DeleteRole({ code, name }: { code: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { createRole, deleteRole } = useStaffCalls();
  const reload = () => void queryClient.invalidateQueries({ queryKey: ['roles'] });
  // The role had no holders, so recreating it restores everything.
  const restore = (role: StoredRole) =>
    createRole({ body: role })
      .then(() => notify('roles.created', { type: 'success' }))
      .catch((error: unknown) => notify(reasonOf(error, 'roles.failed'), { type: 'error' }))
      .finally(reload);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteRole({ params: { code } }),
    onSuccess: (role) => {
      notify(...undoNotification(translate('roles.deleted'), () => void restore(role)));
      reload();
    },
    onError: (error) => {
      const [problem] = problemsOf(error);
      if (problem)
        notify(`roles.errors.code.${problem.code}`, {
          type: 'error',
          messageArgs: { smart_count: problem.params?.count },
        });
      else notify(reasonOf(error, 'roles.failed'), { type: 'error' });
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutline />}
        aria-label={translate('roles.delete', { name })}
        onClick={() => setIsAsking(true)}
      >
        {translate('roles.delete_button')}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('roles.delete_title', { name })}
          text={translate('roles.delete_question')}
          confirmLabel={translate('roles.delete_button')}
          cancelLabel={translate('dialog.cancel')}
          onConfirm={() => mutate()}
          onCancel={() => setIsAsking(false)}
          isBusy={isPending}
        />
      )}
    </>
  );
}
