/**
 * Returns the columns after the name: the charted measure, its comparison value and change, then the other measures.
 */
export const columnsOf = (measures: readonly string[], measure: string, isCompared: boolean): string[] => [
  measure,
  ...(isCompared ? ['former', 'change'] : []),
  ...measures.filter((name) => name !== measure),
];
