import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { packedCluster } from '../server/core/database.ts';
import { migratedCluster } from './migratedCluster.ts';

// Writes the cluster that new embedded databases are copied from. The window spans the archive, most of which is the
// same three times: PostgreSQL's two template databases, and the one with the tables.
const tar = await migratedCluster();
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 27,
  [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
};
await writeFile(packedCluster, brotliCompressSync(tar, { params }));
