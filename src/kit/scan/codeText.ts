/** A code as it was meant: what a scanner adds around it, such as a line's end or a group separator, is none of it. */
// oxlint-disable-next-line no-control-regex -- Scanners send control characters.
export const codeText = (text: string) => text.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
