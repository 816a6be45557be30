import { Type } from 'typebox';
import { call } from '../call.ts';
import { member } from '../can.ts';
import { secondFactorCodePattern } from './secondFactor.ts';
import { NewKey, SecondFactorState } from './secondFactorState.ts';
import { SessionRecord } from './session.ts';

const of = { name: 'account', service: 'store' } as const;
const factor = { name: 'second factor', service: 'store' } as const;

const Proof = Type.String({
  maxLength: 5000,
  description: 'An identity token of a sign-in by password, just now and only for this',
});
const Email = Type.String({ format: 'email', maxLength: 200 });
const Changed = Type.Object({
  sign_in: Type.Union([Type.String(), Type.Null()], {
    description: 'A custom token of the identity service, to go on as this session',
  }),
});

const Code = Type.Object({ code: Type.String({ pattern: secondFactorCodePattern }) });
const RecoveryCodes = Type.Array(Type.String());
const SignIn = Type.Object({
  token: Type.String({ description: 'To sign in with once more, as this session' }),
});

/** Calls of a staff member's own account, sessions and second factor (contract 1 §7). */
export const accountCalls = {
  listSessions: call('GET /dc/store/:storeId/account/sessions', {
    of,
    access: { one: member },
    answer: Type.Array(SessionRecord),
    summary: 'List one’s own sessions',
  }),

  revokeOtherSessions: call('DELETE /dc/store/:storeId/account/sessions', {
    of,
    access: { one: member },
    answer: Type.Array(SessionRecord),
    summary: 'End all of one’s other sessions',
  }),

  revokeSession: call('DELETE /dc/store/:storeId/account/sessions/:id', {
    of,
    access: { one: member },
    without: 'anything',
    params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    answer: Type.Array(SessionRecord),
    summary: 'End one of one’s own sessions',
  }),

  /** The factor that the session still needs; until then it may do nothing else. */
  getMissingFactor: call('GET /dc/store/:storeId/account/session', {
    of,
    access: { one: member },
    without: 'anything',
    answer: Type.Object({
      lack: Type.Union([Type.Literal('code'), Type.Literal('enrolment'), Type.Null()]),
    }),
    summary: 'Read what this session still needs',
  }),

  changePassword: call('PUT /dc/store/:storeId/account/password', {
    of,
    access: { one: member },
    bodyLimit: 20_000,
    body: Type.Object({ proof: Proof, password: Type.String({ maxLength: 1000 }) }),
    answer: Changed,
    summary: 'Change one’s own password',
  }),

  sendEmailCode: call('POST /dc/store/:storeId/account/email_code', {
    of,
    access: { one: member },
    bodyLimit: 20_000,
    body: Type.Object({ proof: Proof, email: Email }),
    answer: Type.Object({ status: Type.Integer() }),
    summary: 'Send a code to one’s own new e-mail',
  }),

  changeEmail: call('PUT /dc/store/:storeId/account/email', {
    of,
    access: { one: member },
    bodyLimit: 20_000,
    body: Type.Object({ proof: Proof, email: Email, code: Type.String({ maxLength: 20 }) }),
    answer: Changed,
    summary: 'Change one’s own e-mail by the code that was sent there',
  }),

  getSecondFactor: call('GET /dc/store/:storeId/second_factor', {
    of: factor,
    access: { one: member },
    answer: SecondFactorState,
    summary: 'Read whether the second factor is on',
  }),

  beginSecondFactor: call('POST /dc/store/:storeId/second_factor/begin', {
    of: factor,
    access: { one: member },
    without: 'enrolment',
    bodyLimit: 10_000,
    body: Type.Object({
      password_token: Type.Optional(
        Type.String({ maxLength: 5000, description: 'An identity token of a sign-in by password, just now' }),
      ),
    }),
    answer: NewKey,
    summary: 'Get a key for a new authenticator',
  }),

  confirmSecondFactor: call('POST /dc/store/:storeId/second_factor/confirm', {
    of: factor,
    access: { one: member },
    without: 'enrolment',
    bodyLimit: 10_000,
    body: Code,
    answer: Type.Object({ ...SignIn.properties, recovery_codes: RecoveryCodes }),
    summary: 'Turn the new authenticator on by its first code',
  }),

  passSecondFactor: call('POST /dc/store/:storeId/second_factor/pass', {
    of: factor,
    access: { one: member },
    without: 'code',
    bodyLimit: 10_000,
    body: Code,
    answer: SignIn,
    summary: 'Pass the second factor with a code, of the authenticator or a recovery code',
  }),

  renewRecoveryCodes: call('POST /dc/store/:storeId/second_factor/recovery_codes', {
    of: factor,
    access: { one: member },
    bodyLimit: 10_000,
    body: Code,
    answer: Type.Object({ recovery_codes: RecoveryCodes }),
    summary: 'Get new recovery codes',
  }),

  turnOffSecondFactor: call('POST /dc/store/:storeId/second_factor/turn_off', {
    of: factor,
    access: { one: member },
    bodyLimit: 10_000,
    body: Code,
    answer: SecondFactorState,
    summary: 'Turn the second factor off',
  }),
};
