// The worker thread of the embedded database: receives and returns messages of the PostgreSQL protocol. JavaScript,
// because workers start without the TypeScript loader.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { markOf, unpackCluster } from './unpackCluster.js';

const { dataDir, packed, cluster, code } = workerData;

if (dataDir && packed && !existsSync(markOf(dataDir))) unpackCluster(packed, dataDir);

const database = await PGlite.create({
  dataDir,
  extensions: { pg_trgm },
  // A Blob would copy the archive twice.
  loadDataDir: cluster && { arrayBuffer: async () => (await readFile(cluster)).buffer },
  pgliteWasmModule: code,
  // One in memory needs no large cache, which takes long to clear.
  ...(!dataDir && { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] }),
});

parentPort.on('message', async (messages) => {
  if (messages) {
    const answer = await database.execProtocolRaw(messages);
    parentPort.postMessage(answer, [answer.buffer]);
  } else {
    await database.close();
    parentPort.close();
  }
});
parentPort.postMessage(null, []);
