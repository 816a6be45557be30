import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Collects errors of a browser: console errors and warnings, uncaught exceptions, blocked content. */
export class Problems {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', this.onConsole);
    context.on('weberror', this.onError);
  }

  unwatch(context: BrowserContext): void {
    context.off('console', this.onConsole);
    context.off('weberror', this.onError);
  }

  private readonly onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      this.found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };

  private readonly onError = (error: WebError) => {
    const { stack, message } = error.error();
    this.found.push(`failed: ${stack || message}`);
  };

  /** Browsers log each unsuccessful response; these are expected. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  allowStatus(...statuses: number[]): void {
    this.allow(...statuses.map((status) => new RegExp(`status of ${status}`)));
  }

  /** Allows failed requests without a response. */
  allowNoConnection(): void {
    this.allow(/net::ERR_/, /WebSocket connection to .* failed: Connection closed/);
  }

  /** Allows failed requests while the services are away, and while they start. */
  allowRestart(): void {
    this.allowNoConnection();
    this.allowStatus(503);
    this.allow(/WebSocket connection to .* failed: .*response code: 503/);
  }

  unexpected(): string[] {
    return this.found.filter((one) => !this.allowed.some((pattern) => pattern.test(one)));
  }
}
