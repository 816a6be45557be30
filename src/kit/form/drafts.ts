const prefix = 'draft:';

type Values = Record<string, unknown>;

/** Drafts are kept by person and record. */
export const draftKey = (staffId: string, resource: string, id: unknown = 'create') =>
  `${staffId}:${resource}:${String(id)}`;

export const hasDraft = (key: string) => sessionStorage.getItem(prefix + key) !== null;

export function keepDraft(key: string, json: string): void {
  try {
    sessionStorage.setItem(prefix + key, json);
  } catch {
    // The storage is full or closed: the form works without a draft.
  }
}

export function recallDraft(key: string): Values | undefined {
  const json = sessionStorage.getItem(prefix + key);
  return json ? (JSON.parse(json) as Values) : undefined;
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}
