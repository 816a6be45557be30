import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useHiddenProperties } from '../../authProvider/useHiddenProperties.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import type { ListedModel } from './viewContent.ts';
import { StaleView } from './StaleView.tsx';
import { useViewActions } from './useViewActions.ts';
import { useViews, type VersionedView } from './useViews.ts';
import { ViewNotices } from './ViewNotices.tsx';
import { ViewsButton } from './ViewsButton.tsx';
import { ViewTabs } from './ViewTabs.tsx';

const ViewDialog = lazyWithPreload(() => import('./ViewDialog.tsx'));

export interface ViewsProps extends Omit<ListedModel, 'hidden'> {
  /** The place of the button in the list's header. */
  buttonSlot: HTMLElement | null;
}

/** The saved views of the surrounding list: its tabs, and the button with what can be done with them. */
export default function Views({ buttonSlot, ...props }: ViewsProps) {
  const listed = { ...props, hidden: useHiddenProperties(props.model) };
  const views = useViews(listed);
  const [edited, setEdited] = useState<VersionedView | 'new'>();
  const [stale, setStale] = useState<VersionedView>();
  const actions = useViewActions(props.model.name, views, setStale);
  const shared = { model: props.model, views, actions, onEdit: setEdited };
  return (
    <>
      {buttonSlot && createPortal(<ViewsButton {...shared} />, buttonSlot)}
      {views.views.length > 0 && <ViewTabs {...shared} />}
      <ViewNotices listed={listed} views={views} />
      {edited && (
        <LazyBoundary onClose={() => setEdited(undefined)}>
          <ViewDialog
            view={edited === 'new' ? undefined : edited}
            actions={actions}
            onClose={() => setEdited(undefined)}
          />
        </LazyBoundary>
      )}
      {stale && <StaleView view={stale} actions={actions} onClose={() => setStale(undefined)} />}
    </>
  );
}
