/** How long imports and merges can be undone, in ms. */
const UNDO_TIME = 24 * 3_600_000;

/** Until when what was done then can be undone, as ISO 8601. */
export const undoUntil = (done: Date): string => new Date(done.getTime() + UNDO_TIME).toISOString();

/** What was done then, or before, can no longer be undone. */
export const undoLimit = (): Date => new Date(Date.now() - UNDO_TIME);
