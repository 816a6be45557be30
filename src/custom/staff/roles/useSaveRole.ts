import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { http } from '../../../authProvider/http.ts';
import { useSession } from '../../../authProvider/session.ts';
import { problemsOf } from '../../../dataProvider/errors.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import type { StoredRole } from '../useRoles.ts';

/** Creates a role or changes one; what anybody may do follows, this page included. */
export function useSaveRole(role: StoredRole | undefined, onSaved: () => void) {
  const { store } = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const isSaved = useRef(false);
  const isSaving = useRef(false);

  const call = ({ code, code_text, permissions }: StoredRole) => {
    const path = `/dc/store/${store.id}/role`;
    return http(
      role
        ? {
            service: 'store',
            method: 'PUT',
            path: `${path}/${encodeURIComponent(role.code)}`,
            body: { code_text, permissions },
          }
        : { service: 'store', method: 'POST', path, body: { code, code_text, permissions } },
    );
  };

  const save = async (values: StoredRole) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setFailure(undefined);
    setProblems([]);
    try {
      await call(values);
      isSaved.current = true;
      notify(role ? 'roles.updated' : 'roles.created', { type: 'success' });
      for (const key of ['roles', 'session']) void queryClient.invalidateQueries({ queryKey: [key] });
      onSaved();
    } catch (error) {
      const found = problemsOf(error);
      setProblems(found);
      if (found.length > 0) return;
      const isTold = error instanceof HttpError && [0, 401, 403].includes(error.status);
      const message = translate(isTold ? error.message : 'roles.failed');
      setFailure(message);
      notify(message, { type: 'error' });
    } finally {
      isSaving.current = false;
    }
  };
  return { save, failure, problems, isSaved };
}
