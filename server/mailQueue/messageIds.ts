/** The Message-ID of an email of ours: its id, at the domain of the sender address. */
export const messageIdOf = (id: string, mailFrom: string): string =>
  `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;

const ours = /<([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@/gi;

/** Returns the ids of emails of ours that a text may name by their Message-IDs, each once. */
export const mailIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ours)].map(([, id = '']) => id.toLowerCase())),
];
