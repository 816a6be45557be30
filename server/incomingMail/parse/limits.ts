/** Largest message that is read, in bytes; of a larger one in a mailbox the beginning is. */
export const MAX_MESSAGE = 25 * 1024 * 1024;
/** Longest text that is kept of a message, in characters. */
export const MAX_TEXT = 20_000;
/** Longest part of earlier emails that is kept. */
export const MAX_QUOTED = 20_000;
/** Longest HTML that is converted; of a longer one the beginning is. */
export const MAX_HTML = 200_000;
export const MAX_SUBJECT = 250;
/** Number of files that are listed of a message. */
export const MAX_FILES = 20;
/** Largest file that is kept, and of all of a message, in bytes. */
export const MAX_FILE = 10 * 1024 * 1024;
export const MAX_FILES_BYTES = 20 * 1024 * 1024;
