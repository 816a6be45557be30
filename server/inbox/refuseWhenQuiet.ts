import { eq } from 'drizzle-orm';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { dueTime } from '../store/index.ts';

/** Throws 422 `quiet_hours`, with the end of the quiet hours of a location, within which nothing goes out by itself. */
export async function refuseWhenQuiet(scope: Scope, locationId: number): Promise<void> {
  const { id, timezone } = locations;
  const [location] = await scope.select(locations, { timezone }, { where: eq(id, locationId) });
  const until = location && (await dueTime(scope, { location }));
  if (until && until.getTime() > Date.now())
    throw invalid([{ path: '/text', code: 'quiet_hours', params: { until: until.toISOString() } }]);
}
