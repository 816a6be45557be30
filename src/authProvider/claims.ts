interface Claims {
  /** The user id of the identity service. */
  sub: string;
  staff_id?: string;
  /** Time of the sign-in, in seconds. A session continued with a custom token carries `password_time` instead. */
  auth_time: number;
  password_time?: number;
}

/** Decodes the payload of an identity token, without verifying the signature. */
export function claimsOf(token: string): Claims {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}
