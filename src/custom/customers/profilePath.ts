/** Where the profile of a customer is. */
export const profilePath = (id: string) => `/Customers?cid=${encodeURIComponent(id)}`;
