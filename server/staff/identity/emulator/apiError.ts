/** An error of the Identity Toolkit API; `code` is its name, such as EMAIL_EXISTS. */
export class ApiError extends Error {
  readonly status: number;

  constructor(code: string, status = 400) {
    super(code);
    this.status = status;
  }

  get body() {
    const { message, status } = this;
    return { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
  }
}
