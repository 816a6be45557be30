export { ComposerHost } from './composer/ComposerHost.tsx';
export type { Opening } from './composer/openings.ts';
export { MailLink } from './MailLink.tsx';
export { useComposer } from './useComposer.ts';
export { MailDialog } from './MailDialog.ts';
