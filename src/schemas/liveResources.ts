import { models } from './models.ts';

/** Resources whose changes are announced to open pages: live models, and what has no model. */
export const liveResources: string[] = [
  ...Object.values(models).flatMap(({ name, live }) => (live ? name : [])),
  'jobs',
  'mails',
];
