import { extensionPoint } from '../../core/extensionPoint.ts';
import type { statusSections } from '../../statusPages/index.ts';

type Section = ReturnType<typeof statusSections.all>[number];

/** What other domains show on the page of an approved estimate, below what was approved; undefined: nothing now. */
export const approvedSections = extensionPoint<Section>();
