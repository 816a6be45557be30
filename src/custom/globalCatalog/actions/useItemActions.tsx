import { useState, type ReactNode } from 'react';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import type { Kind } from '../kinds.ts';
import { useHideItems } from './useHideItems.ts';

const ImportDialog = lazyWithPreload(() => import('./ImportDialog.tsx'));
const HideDialog = lazyWithPreload(() => import('./HideDialog.tsx'));

export interface ActionDialogProps {
  kind: Kind;
  ids: string[];
  /** Closes without changes. */
  onClose: () => void;
  /** The action is done, or has started. */
  onDone: () => void;
}

interface ItemActionsProps {
  kind: Kind;
  ids: string[];
  /** The ids that can be hidden, and those that can be shown again. */
  hideable: string[];
  showable: string[];
  onDone: () => void;
}

export interface ItemAction {
  /** The message key is `globalCatalog.<key>`. */
  key: 'import' | 'hide' | 'show';
  act: () => void;
}

/** Returns the actions on items of the global catalogue, and the open confirmation dialog. */
export function useItemActions({ kind, ids, hideable, showable, onDone }: ItemActionsProps) {
  const [asked, setAsked] = useState<{ action: 'import' | 'hide'; ids: string[] }>();
  const hide = useHideItems(kind);
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    onDone();
  };
  const show = async () => {
    if (await hide(showable, false)) onDone();
  };
  const actions: ItemAction[] = [{ key: 'import', act: () => setAsked({ action: 'import', ids }) }];
  if (hideable.length > 0)
    actions.push({ key: 'hide', act: () => setAsked({ action: 'hide', ids: hideable }) });
  if (showable.length > 0) actions.push({ key: 'show', act: () => void show() });
  const Dialog = asked?.action === 'import' ? ImportDialog : HideDialog;
  const question: ReactNode = asked && (
    <LazyBoundary onClose={close}>
      <Dialog kind={kind} ids={asked.ids} onClose={close} onDone={done} />
    </LazyBoundary>
  );
  return { actions, question };
}
