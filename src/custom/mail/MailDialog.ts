import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export const MailDialog = lazyWithPreload(() => import('./MailView.tsx'));
