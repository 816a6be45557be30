import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { answer, startHttpServer, type Handler, type Received } from './httpServer.ts';

export interface Google {
  /** A module that redirects all HTTPS requests of the importing process to this server. */
  diversion: string;
  /** The received requests, in order. */
  received: Received[];
  /** Signs an ID token with Google's keys. */
  sign: (projectId: string, claims: JWTPayload) => Promise<string>;
  close: () => Promise<void>;
}

interface Options {
  /** Origin of the emulator that stores the accounts of all projects. */
  emulator?: string;
  /** A response that overrides the requests with this path. */
  refusal?: { path: RegExp; status: number; body: object };
}

const accessToken = 'an-access-token';

/** Google's token and identity services on this machine, for tests of a real project. */
export async function startFakeGoogle({ emulator, refusal }: Options = {}): Promise<Google> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const header = { alg: 'RS256', kid: 'a-key' };
  const jwk = { ...(await exportJWK(publicKey)), ...header, use: 'sig' };

  const handle: Handler = (request, response) => {
    const { path, headers } = request;
    if (refusal?.path.test(path)) return answer(response, refusal.status, refusal.body);
    if (path.endsWith('/token'))
      return answer(response, 200, { access_token: accessToken, expires_in: 3600 });
    if (path.startsWith('/service_accounts/')) return answer(response, 200, { keys: [jwk] });
    if (headers.authorization !== `Bearer ${accessToken}`) return answer(response, 401, {});
    if (!emulator || !path.includes('/tenants/')) return answer(response, 200, {});
    void forward(emulator, request).then(({ status, body }) => answer(response, status, body));
  };
  const server = await startHttpServer(handle);

  return {
    ...server,
    diversion: diversionTo(server.url),
    sign: (projectId, claims) =>
      new SignJWT(claims)
        .setProtectedHeader(header)
        .setIssuer(`https://securetoken.google.com/${projectId}`)
        .setAudience(projectId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}

async function forward(emulator: string, { method, path, query, body }: Received) {
  const response = await fetch(`${emulator}/identitytoolkit.googleapis.com${path}?${query}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body }),
  });
  return { status: response.status, body: await response.text() };
}

const diversionTo = (url: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import https from 'node:https';
    import net from 'node:net';
    https.globalAgent.createConnection = () => net.connect(${new URL(url).port}, '127.0.0.1');
    const { fetch } = globalThis;
    globalThis.fetch = (address, ...rest) =>
      fetch(String(address).replace(/^https:\\/\\/[^/]+/, '${url}'), ...rest);
  `)}`;

/** A service account in the JSON format of Firebase, with its own key. */
export function makeServiceAccount(projectId: string) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'a-key',
    private_key: privateKey,
    client_email: `admin@${projectId}.iam.gserviceaccount.com`,
  };
}
