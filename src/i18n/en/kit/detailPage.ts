/** The page of a record. */
export const detailPage = {
  back: 'Back to the list',
};
