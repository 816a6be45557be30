import { late } from '../../kit/late.ts';

export type { LabelUse, RateBrowserStart } from './rateBrowser/start.ts';

export const RateBrowser = late(() => import('./rateBrowser/RateBrowser.tsx'));
