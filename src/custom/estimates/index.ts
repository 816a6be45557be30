import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';

export const EstimatesOfQuote = lazyWithPreload(() => import('./EstimatesOfQuote.tsx'));
