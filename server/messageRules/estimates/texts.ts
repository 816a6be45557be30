import type { MailLanguage } from '../../../src/schemas/mail/mail.ts';

const en = {
  range: (least: string, most: string) => `${least} to ${most}`,
};

const fr: typeof en = {
  range: (least, most) => `${least} à ${most}`,
};

/** What stands between the values of an estimate in messages. */
export const estimateTexts: Record<MailLanguage, typeof en> = { en, fr };
