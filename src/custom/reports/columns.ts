/** The columns of a table after its names: what is drawn, the same before and its change, then all the rest of its measures. */
export const columnsOf = (measures: readonly string[], measure: string, isCompared: boolean): string[] => [
  measure,
  ...(isCompared ? ['former', 'change'] : []),
  ...measures.filter((name) => name !== measure),
];
