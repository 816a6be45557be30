import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { notFound } from '../core/problem.ts';
import { locations } from '../locations/index.ts';
import { readStore } from '../store/index.ts';

/** The store and location shown on a report. */
export interface ReportHeader {
  store: string;
  location: string;
  address: string;
  timezone: string;
  gst_hst_number: string | null;
  pst_rst_qst_number: string | null;
}

/** Returns the store and location data of a report. */
export async function readReportHeader(scope: Scope, locationId: number): Promise<ReportHeader> {
  const { location_name, address_1, address_2, city, state, postcode, timezone } = locations;
  const [store, [place]] = await Promise.all([
    readStore(scope),
    scope.select(
      locations,
      { location_name, address_1, address_2, city, state, postcode, timezone },
      { where: eq(locations.id, locationId) },
    ),
  ]);
  if (!place) throw notFound();
  const lines = [place.address_1, place.address_2, `${place.city}, ${place.state} ${place.postcode}`];
  return {
    store: store.name,
    location: place.location_name,
    address: lines.filter(Boolean).join(', '),
    timezone: place.timezone,
    gst_hst_number: store.gst_hst_number,
    pst_rst_qst_number: store.pst_rst_qst_number,
  };
}
