import { passwordLength } from './password.ts';

const count = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loads the most common passwords of valid length in lower case, on first use. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min);
  return new Set(longEnough.slice(0, count));
}
