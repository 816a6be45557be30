import { late } from '../../../kit/late.ts';
import { WhenLoaded } from '../../../kit/WhenLoaded.tsx';
import { useOpenAgain } from './useReopenDraft.ts';
import { closeMail, useOpened } from './composerState.ts';

const Composer = late(() => import('./Composer.tsx'));
const MailingWindow = late(() => import('./BulkEmailWindow.tsx'));

/** Where the window stands, over whichever page; its code comes with the first mail. */
export function ComposerHost() {
  const opened = useOpened();
  useOpenAgain(opened);
  return (
    <WhenLoaded onClose={closeMail}>
      {opened?.mailing && <MailingWindow key={opened.id} mailing={opened.mailing} onClose={closeMail} />}
      {opened && !opened.mailing && (
        <Composer key={opened.id} opening={opened.opening} draft={opened.draft} />
      )}
    </WhenLoaded>
  );
}
