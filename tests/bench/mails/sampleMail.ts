/** The content of every email. */
export const sampleMail = {
  subject: 'Your appointment at Atlas Device Care',
  text: 'We expect you on Tuesday, March 9, 2100 at 09:15 AM.\n'.repeat(10),
  html: `<p>${'We expect you on <b>Tuesday, March 9, 2100</b> at 09:15 AM.<br>'.repeat(20)}</p>`,
};
