/** A bucket with its credentials. */
export interface S3Settings {
  /** Address of the bucket, without a trailing slash. */
  url: string;
  key: string;
  secret: string;
  /** Undefined: derived from the host, or not needed. */
  region: string | undefined;
}

/** Parses https://key:secret@host/bucket?region=…; undefined if malformed. */
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
