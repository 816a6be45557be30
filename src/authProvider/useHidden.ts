import { useMemo } from 'react';
import { hiddenFrom } from '../schemas/fieldAccess.ts';
import type { Model } from '../schemas/model.ts';
import { useSession } from './session.ts';

/** The properties of a model that the signed-in person may not see. */
export function useHidden(model: Pick<Model, 'confined'>): ReadonlySet<string> {
  const { who } = useSession();
  return useMemo(() => new Set(hiddenFrom(model, who)), [model, who]);
}
