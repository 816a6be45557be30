import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import { columnsKey, knownViewsKey, viewParameter, type KnownView } from './knownViews.ts';

/** Returns the view that the address names, as this device knows it, and where its columns are kept. */
export function useShownView({ name }: Model) {
  const [known] = useStore<KnownView[] | undefined>(knownViewsKey(name));
  const id = new URLSearchParams(useLocation().search).get(viewParameter);
  const view = known?.find((one) => one.id === id);
  return { view, key: columnsKey(name, view) };
}
