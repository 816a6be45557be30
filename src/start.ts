import { carriedStore } from './authProvider/carriedStore.ts';
import { claimsOf } from './authProvider/claims.ts';
import { keptToken } from './authProvider/keptSignIn.ts';
import { sessionCalls } from './authProvider/sessionCalls.ts';
import { addressOf } from './dataProvider/address.ts';
import { sendEarly } from './dataProvider/early.ts';
import { loadMessages, preferredLanguage } from './i18n/languages.ts';
import { remembered } from './remembered.ts';
import { settings } from './settings.ts';

// Asks for what the first screen waits for, while the admin's own code is still on its way.
loadMessages(preferredLanguage(remembered('locale'))).catch(() => undefined);
const token = keptToken();
if (token && carriedStore) {
  const { sub, staff_id = sub } = claimsOf(token);
  for (const call of Object.values(sessionCalls(carriedStore.id, staff_id))) {
    sendEarly(addressOf(settings.services, call), token);
  }
}
