import { late } from '../../kit/late.ts';

export const MailDialog = late(() => import('./MailView.tsx'));
