/** A file is rejected as a whole; `code` is a message key. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly code: string;
  readonly params: Record<string, string | number>;

  constructor(code: string, params: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
