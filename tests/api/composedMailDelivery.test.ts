import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from '../../server/mailQueue/smtp.ts';
import type { Mailer } from '../../server/mailQueue/mail.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import { mailForm, newMail } from './mails.ts';
import { png, startApp, type TestApp } from './support.ts';

let server: MailServer;
let mailer: Mailer;
let services: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  mailer = smtpMailer(server.url, 'shop@atlas.example');
  services = await startApp({ mailer });
});
afterAll(async () => {
  await services.close();
  mailer.close();
  await server.close();
});

test('an email arrives as it was written: headers, texts, attachments, and no Bcc header', async () => {
  const subject =
    'Réparation terminée : l’écran de votre « téléphone » est prêt à être récupéré en magasin 📱';
  const name = `Marie-Élodie ${'de la Rivière-Saint-Étienne '.repeat(3)}Côté`;
  const picture = `data:image/png;base64,${png.toString('base64')}`;
  const mail = newMail({
    to: [{ address: 'mara@customer.example', name }],
    cc: [{ address: 'cc@customer.example', name: 'Cécile "C" Roy' }],
    bcc: [{ address: 'bcc@customer.example', name: 'Secret' }],
    subject,
    html: `<p>Bonjour, ça va ? <strong>Prêt</strong>.</p><p>.</p><p><img alt="reçu" src="${picture}"></p>`,
    language: 'fr',
    reply_to: 'atelier@first.example',
    signature: false,
  });
  const form = mailForm(mail, [
    { name: 'Reçu n° 12 – été.pdf', content: '%PDF-1.7 reçu' },
    { name: 'notes.txt', content: 'Batterie : 80 %' },
  ]);
  const { status, json, text } = await services.ask('STORE_OWNER', 'POST', 'mails', form);
  expect(status, text).toBe(201);
  await services.app.workIsDone();

  const [arrived] = server.accepted;
  expect(server.accepted).toHaveLength(1);
  expect(arrived?.messageId).toContain(json.id);
  expect(arrived?.subject).toBe(subject);
  expect(arrived?.from?.value).toEqual([{ name: 'The first store', address: 'shop@atlas.example' }]);
  expect(arrived?.replyTo?.value).toEqual([{ name: '', address: 'atelier@first.example' }]);
  expect(arrived?.to).toMatchObject({ value: [{ address: 'mara@customer.example', name }] });
  expect(arrived?.cc).toMatchObject({ value: [{ address: 'cc@customer.example', name: 'Cécile "C" Roy' }] });
  expect(arrived?.recipients).toEqual([
    'mara@customer.example',
    'cc@customer.example',
    'bcc@customer.example',
  ]);
  expect(arrived?.headerLines.map(({ line }) => line).join('\n')).not.toMatch(/bcc|secret/i);
  expect(arrived?.text?.trim()).toBe('Bonjour, ça va ? Prêt.\n\n.\n\n[reçu]');
  expect(arrived?.html).toContain('<p>Bonjour, ça va ? <strong>Prêt</strong>.</p><p>.</p>');
  expect(arrived?.html).toContain('<html lang="fr">');
  const files = arrived?.attachments.map(({ filename, contentType, content }) => [
    filename,
    contentType,
    content.toString('base64'),
  ]);
  const base64 = (content: string) => Buffer.from(content).toString('base64');
  // The inline picture comes first, within the part of the HTML.
  expect(files).toEqual([
    ['picture1.png', 'image/png', png.toString('base64')],
    ['Reçu n° 12 – été.pdf', 'application/pdf', base64('%PDF-1.7 reçu')],
    ['notes.txt', 'text/plain', base64('Batterie : 80 %')],
  ]);
});
