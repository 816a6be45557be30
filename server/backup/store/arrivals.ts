export type Row = Record<string, unknown>;

export interface Arrival {
  /** The moment of the import. */
  now: Date;
  /** Staff are identified by the Firebase project of before. */
  keepsAccounts: boolean;
  /** What the store is called from now on, where it is another name. */
  domain: string | undefined;
  tenant: string | undefined;
}

/** What is not true any more of rows of these tables where the store arrives. */
export const arrivals: Record<string, (row: Row, arrival: Arrival) => Row> = {
  stores: (row, { domain, tenant }) => ({
    ...row,
    ...(domain !== undefined && { domain }),
    ...(tenant !== undefined && { tenant_id: tenant }),
  }),

  // Sessions and second factors stay behind: everybody signs in anew.
  staff: (row, { now, keepsAccounts }) => ({
    ...row,
    second_factor_date: null,
    sessions_valid_from: now.toISOString(),
    ...(!keepsAccounts && { uid: null, status: 'INVITED' }),
  }),

  // What was in hand is in the hands of those who are left.
  mails: (row, { now }) =>
    row.state === 'queued' || row.state === 'sending'
      ? { ...row, state: 'unknown', settled_date: now.toISOString() }
      : row,
  appointments: (row) => (row.untold === null ? row : { ...row, untold: null }),
  jobs: (row) => ({ ...row, state: 'queued', leased_until: null, attempts: 0 }),
};
