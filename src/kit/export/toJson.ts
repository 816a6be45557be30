export const toJson = (records: Record<string, unknown>[]): Blob =>
  new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' });
