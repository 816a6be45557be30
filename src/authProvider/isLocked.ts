/** The lock is stored per user and device: it covers all tabs and survives a reload. */
export const lockKeyOf = (staffId: string) => `locked:${staffId}`;

export const isLocked = (staffId: string) => localStorage.getItem(lockKeyOf(staffId)) !== null;
