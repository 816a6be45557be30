/** Returns the path of a location's bookings to move or cancel, on these days or all upcoming ones. */
export const bookingsPath = (id: number, days: string[] = []) =>
  `/locations/${id}/bookings${days.length > 0 ? `?days=${days.join(',')}` : ''}`;
