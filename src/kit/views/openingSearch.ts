import type { Who } from '../../schemas/can.ts';
import { hiddenFields } from '../../schemas/fieldAccess.ts';
import type { Model } from '../../schemas/model.ts';
import { resolveViewSearch, type KnownView } from './knownViews.ts';

/**
 * Returns the address parameters with which a list will open, so that its rows can be fetched before. `known` is what
 * this device keeps of its views.
 */
export function openingSearch(model: Model, search: string, known: unknown, who: Who): string {
  const views = Array.isArray(known) ? (known as KnownView[]) : [];
  return resolveViewSearch(search, views, model, new Set(hiddenFields(model, who))) ?? search;
}
