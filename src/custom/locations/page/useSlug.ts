import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { problemsOf } from '../../../dataProvider/errors.ts';
import { slugPattern } from '../../../schemas/textPatterns.ts';
import { useChangeStoreConfig } from '../../storefront/index.ts';
import { SlugTakenError, withSlug } from './locationSlug.ts';

const maxLength = 100;

const problemOf = (slug: string): string | undefined => {
  if (!slug) return 'validation.required';
  return slug.length <= maxLength && new RegExp(slugPattern, 'u').test(slug) ? undefined : 'validation.slug';
};

interface SlugOptions {
  locationId: number;
  stored: string | undefined;
  onSaved: () => void;
}

/** The state of the slug field: the pencil starts editing, the tick saves (contract 2 §4). */
export function useSlug({ locationId, stored, onSaved }: SlugOptions) {
  const notify = useNotify();
  const changeStoreConfig = useChangeStoreConfig();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  /** Undefined while not editing. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const type = (text: string | undefined) => {
    setTyped(text);
    setProblem(undefined);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (slug: string) => changeStoreConfig((config) => withSlug(config, locationId, slug)),
    onSuccess: () => {
      type(undefined);
      notify('configurations.location.slug_saved', { type: 'success' });
      onSaved();
    },
    onError: async (error) => {
      if (isTaken(error)) {
        notify('configurations.location.slug_taken', { type: 'error' });
        setProblem('configurations.location.slug_taken');
        if (stored !== undefined) type(undefined);
      } else if (!(await logoutIfAccessDenied(error))) {
        setProblem(error.message);
        notify('configurations.location.slug_failed', { type: 'error' });
      }
    },
  });
  return {
    value: typed ?? stored ?? '',
    isEditing: typed !== undefined,
    isDirty: typed !== undefined && typed !== (stored ?? ''),
    /** The stored slug that saving would replace. */
    changes: typed !== undefined && typed !== stored ? stored : undefined,
    isSaving: isPending,
    problem,
    edit: () => type(stored ?? ''),
    type,
    cancel: () => type(undefined),
    save: () => {
      const slug = typed?.trim() ?? '';
      const found = problemOf(slug);
      setProblem(found);
      if (found || isPending) return;
      if (slug === stored) type(undefined);
      else mutate(slug);
    },
  };
}

export type SlugEdit = ReturnType<typeof useSlug>;

/** Detected in the browser, or by the service. */
const isTaken = (error: unknown) =>
  error instanceof SlugTakenError ||
  (error instanceof HttpError &&
    problemsOf(error).some(({ path, code }) => code === 'unique' && path.startsWith('/locations/')));
