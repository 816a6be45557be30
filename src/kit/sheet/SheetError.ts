/** Why a file is refused as a whole; `code` names a message of the catalogue. */
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
