import type { BrowserContext } from '@playwright/test';

/** What a browser complained about: errors and warnings of the console, scripts that failed, refused content. */
export class Problems {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => {
      const { stack, message } = error.error();
      this.found.push(`failed: ${stack || message}`);
    });
  }

  /** The browser itself reports each answer that is no success: these are wanted. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  allowStatus(...statuses: number[]): void {
    this.allow(...statuses.map((status) => new RegExp(`status of ${status}`)));
  }

  /** Requests that never got an answer. */
  allowNoConnection(): void {
    this.allow(/net::ERR_/, /WebSocket connection to .* failed: Connection closed/);
  }

  unexpected(): string[] {
    return this.found.filter((one) => !this.allowed.some((pattern) => pattern.test(one)));
  }
}
