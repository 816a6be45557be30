import { combineLoadables, lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export const SendReplies = lazyWithPreload(() => import('./outbox/SendReplies.tsx'));

export const KeptReplies = lazyWithPreload(() => import('./outbox/KeptReplies.tsx'));

export const NewConversation = lazyWithPreload(() => import('./NewConversation.tsx'));

/** What sends kept answers, and what the list that shows them needs: loaded before the connection is lost. */
export const outboxCode = combineLoadables([SendReplies, KeptReplies, NewConversation]);
