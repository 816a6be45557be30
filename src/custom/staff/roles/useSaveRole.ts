import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { lastChangeOf, problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { isStale } from '../../../dataProvider/stale.ts';
import type { LastChange } from '../../../schemas/history.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { useStaffCalls, type StoredRole } from '../calls.ts';

/** The refused version, and who saved since. */
export interface Outdated {
  etag?: string;
  changed?: LastChange;
}

/** Creates or updates a role; then refreshes everything that depends on rights, including this page. */
export function useSaveRole(role: StoredRole | undefined, onSaved: () => void) {
  const { createRole, updateRole } = useStaffCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const [outdated, setOutdated] = useState<Outdated>();
  const isSaved = useRef(false);
  const isSaving = useRef(false);

  const save = async (values: StoredRole) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setFailure(undefined);
    setProblems([]);
    try {
      const { _etag: _, ...body } = values;
      const { code, ...changes } = body;
      await (role ? updateRole({ params: { code }, etag: role._etag, body: changes }) : createRole({ body }));
      isSaved.current = true;
      notify(role ? 'roles.updated' : 'roles.created', { type: 'success' });
      for (const key of ['roles', 'session']) void queryClient.invalidateQueries({ queryKey: [key] });
      onSaved();
    } catch (error) {
      const found = problemsOf(error);
      setProblems(found);
      if (found.length > 0) return;
      if (isStale(error)) {
        setOutdated({ etag: role?._etag, changed: lastChangeOf(error) });
        void queryClient.invalidateQueries({ queryKey: ['roles'] });
        return;
      }
      const message = translate(reasonOf(error, 'roles.failed'));
      setFailure(message);
      notify(message, { type: 'error' });
    } finally {
      isSaving.current = false;
    }
  };
  return { save, failure, problems, isSaved, outdated };
}
