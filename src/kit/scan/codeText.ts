/** A code as it was meant: what a scanner adds around it, such as a line's end or a group separator, is none of it. */
export const codeText = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim();
