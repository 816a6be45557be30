/** Path of a customer's profile. */
export const profilePath = (id: string) => `/Customers?cid=${encodeURIComponent(id)}`;
