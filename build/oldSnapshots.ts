import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// drizzle-kit compares the tables with the last snapshot only: removes the earlier ones.
const folder = 'server/migrations/meta';
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name));
