import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';

/** Its code is loaded with a conversation, before the connection is lost. */
export const SendReplies = lazyWithPreload(() => import('./SendReplies.tsx'));
