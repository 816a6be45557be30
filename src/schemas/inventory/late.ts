/** The states in which what was ordered is still expected. */
export const expectedStates = ['ORDERED', 'PARTLY_RECEIVED'] as const;

interface Expected {
  state: string;
  expected_date: string | null;
}

/** Whether what was ordered should have come before today (YYYY-MM-DD). */
export const isLate = ({ state, expected_date }: Expected, today: string): boolean =>
  expected_date !== null && expected_date < today && expectedStates.some((one) => one === state);
