export { ComposerHost } from './composer/ComposerHost.tsx';
export type { Opening } from './composer/openings.ts';
export { MailLink } from './MailLink.tsx';
export { useComposer } from './useComposer.ts';
export { MailEntry } from './MailEntry.tsx';
export { MailList } from './MailList.tsx';
export { MailStatus } from './MailStatus.tsx';
