import { createUsePuck } from '@puckeditor/core';
import type { Template } from '../../../../schemas/storefront/template.ts';
import type { TemplateConfig } from './blocks.tsx';
import { adjacentPosition, insertPosition, rootZone, type BlockPosition } from './blockPosition.ts';

const usePuck = createUsePuck<TemplateConfig>();

/** The editor's actions without dragging. */
export function useEditor() {
  const dispatch = usePuck(({ dispatch: act }) => act);
  const selector = usePuck(({ appState }) => appState.ui.itemSelector);
  const template = usePuck(({ appState }) => appState.data) as unknown as Template;
  const chosen: BlockPosition | undefined = selector
    ? { zone: selector.zone ?? rootZone, index: selector.index }
    : undefined;

  const choose = (position: BlockPosition | undefined) =>
    dispatch({ type: 'setUi', ui: { itemSelector: position ?? null }, recordHistory: false });
  const add = (componentType: string) => {
    const position = insertPosition(template, componentType, chosen);
    dispatch({
      type: 'insert',
      componentType,
      destinationZone: position.zone,
      destinationIndex: position.index,
    });
    choose(position);
  };
  const move = (step: -1 | 1) => {
    const position = chosen && adjacentPosition(template, chosen, step);
    if (!position) return;
    dispatch({
      type: 'move',
      sourceZone: chosen.zone,
      sourceIndex: chosen.index,
      destinationZone: position.zone,
      destinationIndex: position.index,
    });
    choose(position);
  };
  const canMove = (step: -1 | 1) =>
    chosen !== undefined && adjacentPosition(template, chosen, step) !== undefined;
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

/** The undo history. */
export const useHistory = () => usePuck(({ history }) => history);

/** The selected block. */
export const useSelectedBlock = () => usePuck(({ selectedItem }) => selectedItem);
