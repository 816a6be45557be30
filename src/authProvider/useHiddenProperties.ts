import { useMemo } from 'react';
import { hiddenFields } from '../schemas/fieldAccess.ts';
import type { Model } from '../schemas/model.ts';
import { useSession } from './session.ts';

/** Returns the properties of a model that the user may not see. */
export function useHiddenProperties(model: Pick<Model, 'fieldAccess'>): ReadonlySet<string> {
  const { who } = useSession();
  return useMemo(() => new Set(hiddenFields(model, who)), [model, who]);
}
