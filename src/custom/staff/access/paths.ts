const withQuery = (path: string, values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return `${path}?${query}`;
};

/** Path of a person's access page. */
export const accessPath = (staff: string, location?: number) => withQuery('/Access', { staff, location });

export const personEditorPath = (id: string) => `/staff/${encodeURIComponent(id)}`;

/** Path of the role's dialog, focused on a right. */
export const roleEditorPath = (role: string, right?: string) =>
  withQuery('/Settings/Roles', { new: 'role', role, right });

/** Path of the list of a right's holders. */
export const holdersPath = (right: string) => withQuery('/Access', { right });
