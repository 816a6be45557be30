import { createUsePuck } from '@puckeditor/core';
import type { Template } from '../../../../schemas/storefront/template.ts';
import type { TemplateConfig } from './blocks.tsx';
import { placeBeside, placeOfNew, rootZone, type Place } from './places.ts';

const usePuck = createUsePuck<TemplateConfig>();

/** What can be done in the editor without dragging. */
export function useEditor() {
  const dispatch = usePuck(({ dispatch: act }) => act);
  const selector = usePuck(({ appState }) => appState.ui.itemSelector);
  const template = usePuck(({ appState }) => appState.data) as unknown as Template;
  const chosen: Place | undefined = selector
    ? { zone: selector.zone ?? rootZone, index: selector.index }
    : undefined;

  const choose = (place: Place | undefined) =>
    dispatch({ type: 'setUi', ui: { itemSelector: place ?? null }, recordHistory: false });
  const add = (componentType: string) => {
    const place = placeOfNew(template, componentType, chosen);
    dispatch({
      type: 'insert',
      componentType,
      destinationZone: place.zone,
      destinationIndex: place.index,
    });
    choose(place);
  };
  const move = (step: -1 | 1) => {
    const place = chosen && placeBeside(template, chosen, step);
    if (!place) return;
    dispatch({
      type: 'move',
      sourceZone: chosen.zone,
      sourceIndex: chosen.index,
      destinationZone: place.zone,
      destinationIndex: place.index,
    });
    choose(place);
  };
  const canMove = (step: -1 | 1) => chosen !== undefined && placeBeside(template, chosen, step) !== undefined;
  const duplicate = () => {
    if (chosen) dispatch({ type: 'duplicate', sourceZone: chosen.zone, sourceIndex: chosen.index });
  };
  const remove = () => {
    if (!chosen) return;
    choose(undefined);
    dispatch({ type: 'remove', zone: chosen.zone, index: chosen.index });
  };
  return { template, chosen, choose, add, move, canMove, duplicate, remove };
}

/** Steps back and forth through what was done. */
export const useHistory = () => usePuck(({ history }) => history);

/** The chosen block. */
export const useChosen = () => usePuck(({ selectedItem }) => selectedItem);
