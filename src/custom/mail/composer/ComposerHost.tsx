import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { useReopenDraft } from './useReopenDraft.ts';
import { closeMail, useComposerState } from './composerState.ts';

const Composer = lazyWithPreload(() => import('./Composer.tsx'));
const BulkEmailWindow = lazyWithPreload(() => import('./BulkEmailWindow.tsx'));

/** Renders the composer over any page; its code is loaded on first use. */
export function ComposerHost() {
  const state = useComposerState();
  useReopenDraft(state);
  return (
    <LazyBoundary onClose={closeMail}>
      {state?.mailing && <BulkEmailWindow key={state.id} mailing={state.mailing} onClose={closeMail} />}
      {state && !state.mailing && <Composer key={state.id} prefill={state.prefill} draft={state.draft} />}
    </LazyBoundary>
  );
}
