import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { useOpenAgain } from './useReopenDraft.ts';
import { closeMail, useOpened } from './composerState.ts';

const Composer = lazyWithPreload(() => import('./Composer.tsx'));
const MailingWindow = lazyWithPreload(() => import('./BulkEmailWindow.tsx'));

/** Where the window stands, over whichever page; its code comes with the first mail. */
export function ComposerHost() {
  const opened = useOpened();
  useOpenAgain(opened);
  return (
    <LazyBoundary onClose={closeMail}>
      {opened?.mailing && <MailingWindow key={opened.id} mailing={opened.mailing} onClose={closeMail} />}
      {opened && !opened.mailing && (
        <Composer key={opened.id} opening={opened.opening} draft={opened.draft} />
      )}
    </LazyBoundary>
  );
}
