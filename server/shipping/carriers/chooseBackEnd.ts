import type { Database } from '../../core/database.ts';
import type { Settings } from '../../settings.ts';
import type { BackEnd } from './backEnd.ts';
import { sampleBackEnd } from './sample/sample.ts';
import { shipEngineBackEnd } from './shipEngine/shipEngine.ts';

/** ShipEngine if an API key is configured, otherwise the bundled carriers. */
export const chooseBackEnd = (
  { shipEngine }: Pick<Settings, 'shipEngine'>,
  database: Promise<Database>,
): BackEnd => (shipEngine.key ? shipEngineBackEnd(shipEngine) : sampleBackEnd(database));
