/** A bucket, and who may use it. */
export interface S3Settings {
  /** Address of the bucket, without a slash at its end. */
  url: string;
  key: string;
  secret: string;
  /** Undefined: told by the host, or of no importance there. */
  region: string | undefined;
}

/** Reads https://key:secret@host/bucket?region=…; undefined where that is no such address. */
export function readS3Url(text: string): S3Settings | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(text);
  const bucket = pathname.replace(/\/$/, '');
  const isKnown = [...searchParams.keys()].every((one) => one === 'region');
  if (!/^https?:$/.test(protocol) || !username || !password || !isKnown || bucket.split('/').length > 2)
    return undefined;
  try {
    return {
      url: `${protocol}//${host}${bucket}`,
      key: decodeURIComponent(username),
      secret: decodeURIComponent(password),
      region: searchParams.get('region') ?? undefined,
    };
  } catch {
    return undefined;
  }
}
