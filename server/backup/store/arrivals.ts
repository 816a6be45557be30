export type Row = Record<string, unknown>;

export interface Arrival {
  /** Date of the import. */
  now: Date;
  /** Staff are identified by the same Firebase project as before. */
  keepsAccounts: boolean;
  /** The new domain, if it changes. */
  domain: string | undefined;
  tenant: string | undefined;
}

/** Corrections of rows that no longer hold in the new installation, by table. */
export const arrivals: Record<string, (row: Row, arrival: Arrival) => Row> = {
  stores: (row, { domain, tenant }) => ({
    ...row,
    ...(domain !== undefined && { domain }),
    ...(tenant !== undefined && { tenant_id: tenant }),
  }),

  // Sessions and second factors are not exported: everybody signs in again.
  staff: (row, { now, keepsAccounts }) => ({
    ...row,
    second_factor_date: null,
    sessions_valid_from: now.toISOString(),
    ...(!keepsAccounts && { uid: null, status: 'INVITED' }),
  }),

  // Pending work remains with the previous installation.
  mails: (row, { now }) =>
    row.state === 'queued' || row.state === 'sending'
      ? { ...row, state: 'unknown', settled_date: now.toISOString() }
      : row,
  appointments: (row) => (row.untold === null ? row : { ...row, untold: null }),
  jobs: (row) => ({ ...row, state: 'queued', leased_until: null, attempts: 0 }),
};
