import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RowMenuItemsProps } from './RowMenuItems.tsx';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';

const DeleteDialog = lazyWithPreload(() => import('./DeleteDialog.tsx'));
const SetInUseDialog = lazyWithPreload(() => import('./SetInUseDialog.tsx'));
const RowMenuItems = lazyWithPreload(() => import('./RowMenuItems.tsx'));

/** A constant element instead of an icon component, as every row renders it. */
const dots = (
  <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <path d="M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4" />
  </svg>
);

type RowMenuProps = Pick<RowMenuItemsProps, 'record' | 'model' | 'onOpen'> & { name: string };

/** A row's menu button; the menu is rendered when opened. */
export function RowMenu({ name, ...props }: RowMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [asking, setAsking] = useState<'delete' | 'deactivate'>();
  const stopAsking = () => setAsking(undefined);
  return (
    <>
      <button
        type="button"
        className="icon"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('list.actions_of', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {dots}
      </button>
      {anchor && (
        <LazyBoundary onClose={() => setAnchor(undefined)}>
          <RowMenuItems {...props} anchor={anchor} onAsk={setAsking} onClose={() => setAnchor(undefined)} />
        </LazyBoundary>
      )}
      {asking && (
        <LazyBoundary onClose={stopAsking}>
          {asking === 'delete' && (
            <DeleteDialog model={props.model} record={props.record} onClose={stopAsking} />
          )}
          {asking === 'deactivate' && (
            <SetInUseDialog model={props.model} record={props.record} isInUse={false} onClose={stopAsking} />
          )}
        </LazyBoundary>
      )}
    </>
  );
}
