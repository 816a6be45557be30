import { Type, type Static } from 'typebox';
import { Nullable } from '../../common.ts';

export const passcodeKinds = ['PIN', 'PATTERN', 'PASSWORD'] as const;
export type PasscodeKind = (typeof passcodeKinds)[number];

/** A shown passcode is hidden again after this time, in ms. */
export const PASSCODE_SHOWN = 30_000;

const Kind = Type.Enum([...passcodeKinds]);

/** A passcode as it is stored; a pattern is its points in order, 1 to 9 by rows. */
export const Passcode = Type.Object(
  { kind: Kind, code: Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\p{Cc}]+$' }) },
  { additionalProperties: false },
);
export type Passcode = Static<typeof Passcode>;

/** What is known about the passcode of a device on a ticket without showing it. */
export const PasscodeState = Type.Object({
  /** Null: none is kept. */
  kind: Type.Unsafe<PasscodeKind | null>({ enum: [...passcodeKinds, null] }),
  by: Nullable('string'),
  created_date: Nullable('string'),
  /** Whether the services have a key to encrypt one; without it none is kept. */
  is_kept: Type.Boolean(),
  /** Days after the device has gone after which it is wiped. */
  days: Type.Integer(),
});
export type PasscodeState = Static<typeof PasscodeState>;

/** Returns the error code of a passcode; undefined if it is right. */
export function passcodeProblem({ kind, code }: Passcode): 'pin' | 'pattern' | undefined {
  if (kind === 'PIN' && !/^\d{3,16}$/.test(code)) return 'pin';
  if (kind === 'PATTERN' && !isPattern(code)) return 'pattern';
  return undefined;
}

/** At least four points, none of them twice. */
const isPattern = (code: string) => /^[1-9]{4,9}$/.test(code) && new Set(code).size === code.length;
