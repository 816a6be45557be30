/** The address of the bookings of a location that have to be moved or cancelled: those of some days, or all to come. */
export const bookingsPath = (id: number, days: string[] = []) =>
  `/locations/${id}/bookings${days.length > 0 ? `?days=${days.join(',')}` : ''}`;
