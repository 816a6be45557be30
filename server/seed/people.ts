import { invited, type DemoStore } from './data/stores.ts';
import { pastMoment } from './days.ts';
import { uuidOf } from './random.ts';
import { mailboxOf } from './text.ts';

/** The staff of a store: their rows, their location's email address, and their sign-in. */
export function people(store: DemoStore) {
  return store.staff.map(([first_name, last_name, role, location, mailbox, password], index) => {
    const email = `${mailbox ?? mailboxOf(first_name, last_name)}@${store.mailDomain}`;
    const isInvited = invited.includes(`${first_name} ${last_name}`);
    const joined = pastMoment(1 - index / (store.staff.length + 1));
    const person = {
      id: uuidOf(`${store.key}/staff/${email}`),
      uid: isInvited ? null : uuidOf(`${store.key}/uid/${email}`).replaceAll('-', '').slice(0, 28),
      first_name,
      last_name,
      email,
      phone: store.phone.replace(/\d\d$/, String(10 + index)),
      role,
      settings: { default_locale: location === 'montreal' ? 'fr' : 'en' },
      status: isInvited ? 'INVITED' : 'ACTIVE',
      created_date: joined,
      modified_date: joined,
    };
    return { person, location, password };
  });
}
