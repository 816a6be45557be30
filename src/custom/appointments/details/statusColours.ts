/** Contract 4 §9. */
export const statusColours: Record<string, string> = {
  NOT_STARTED: '#de4a18',
  IN_PROGRESS: '#d9a91a',
  COMPLETED: '#1fb544',
  ACCEPTED: '#1fb544',
  SENT: '#d9a91a',
  NEW: '#de4a18',
};
