import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Product {
  url: string;
  port: number;
  stop: () => Promise<void>;
  /** Ends the services by SIGKILL, like a crash. */
  kill: () => Promise<void>;
}

interface Options {
  dataDir: string;
  /** 0 means any free port. */
  port?: number;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts the product like `npm start` and waits until it is ready. */
export function startProduct({ dataDir, port = 0 }: Options): Promise<Product> {
  const child = spawn(process.execPath, ['server/launch.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'error' },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal);
    return ended;
  };
  const [stop, kill] = [end('SIGTERM'), end('SIGKILL')];
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:(\d+)/.exec(output);
      if (address && output.includes('Ready in')) {
        resolve({ url: address[0], port: Number(address[1]), stop, kill });
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The product did not start:\n${output}`)));
  });
}
