export { ComposerHost } from './composer/ComposerHost.tsx';
export type { MailPrefill as Opening } from './composer/composerState.ts';
export { MailEntry } from './MailEntry.tsx';
export { MailLink } from './MailLink.tsx';
export { useMailCalls } from './calls.ts';
export { useComposer } from './useComposer.ts';
export { MailDialog } from './MailDialog.ts';
export { useMailReason } from './useMailReason.ts';
