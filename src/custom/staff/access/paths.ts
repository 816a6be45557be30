const withQuery = (path: string, values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return `${path}?${query}`;
};

/** Where it is shown what somebody can do. */
export const accessPath = (staff: string, location?: number) => withQuery('/Access', { staff, location });

export const personEditorPath = (id: string) => `/staff/${encodeURIComponent(id)}`;

/** The role's dialog, at one of its rights. */
export const roleEditorPath = (role: string, right?: string) =>
  withQuery('/Settings/Roles', { new: 'role', role, right });

/** Where it is shown who holds a right. */
export const holdersPath = (right: string) => withQuery('/Access', { right });
