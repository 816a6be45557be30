import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import { text } from './texts.ts';

export interface Person {
  id: string;
  email: string;
}

interface Mail {
  to: { address: string }[];
  subject: string;
  text: string;
  attachments?: { filename: string; content: string }[];
}

/** Creates a staff member, who is sent an invitation. */
export async function addPerson(api: Api, values: object = {}): Promise<Person> {
  const email = `robin-${crypto.randomUUID().slice(0, 8)}@atlas.example`;
  const { data } = await api.ask<{ data: { id: number }[] }>('GET', 'locations?page=1&per_page=1');
  return api.ask('POST', `location/${data[0]?.id}/staff`, {
    location_id: data[0]?.id,
    first_name: 'Robin',
    last_name: 'Weaver',
    email,
    role: 'STAFF',
    ...values,
  });
}

/** Waits for `count` emails to an address whose subject matches, and returns the newest. */
export async function mailTo(page: Page, email: string, count = 1, about = /./): Promise<Mail> {
  const ofPerson = async () => {
    const mails = (await (await page.request.get('/outbox.json')).json()) as Mail[];
    return mails.filter(({ to, subject }) => to[0]?.address === email && about.test(subject));
  };
  await expect.poll(async () => (await ofPerson()).length).toBe(count);
  return (await ofPerson())[0] as Mail;
}

export const codeIn = ({ text: body }: Mail) => /^ +(\d{6})$/m.exec(body)?.[1] ?? '';

const linkIn = ({ text: body }: Mail) => /https?:\/\/\S+/.exec(body)?.[0] ?? '';

/** Enters a new password twice and submits. */
export async function chooseNewPassword(page: Page, password: string, repeated = password) {
  await page.getByLabel(text('account.new_password')).fill(password);
  await page.getByLabel(text('account.repeated_password')).fill(repeated);
  await page.getByRole('button', { name: text('account.set_password') }).click();
}

/** Follows the invitation up to the sign-in. */
export async function acceptInvitation(page: Page, { email }: Person, password: string) {
  await page.goto(linkIn(await mailTo(page, email)));
  await chooseNewPassword(page, password);
  await expect(page).toHaveURL(/\/login$/);
}
