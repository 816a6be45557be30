/** States in which a delivery is still expected. */
export const expectedStates = ['ORDERED', 'PARTLY_RECEIVED'] as const;

interface Expected {
  state: string;
  expected_date: string | null;
}

/** Whether a delivery is overdue on a day (YYYY-MM-DD). */
export const isLate = ({ state, expected_date }: Expected, today: string): boolean =>
  expected_date !== null && expected_date < today && expectedStates.some((one) => one === state);
