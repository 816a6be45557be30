import { escapeHtml } from '../../src/schemas/markup.ts';

/** A string that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | readonly Html[];

const toHtml = (value: Value): string => {
  if (value instanceof Html) return value.text;
  return typeof value === 'string' ? escapeHtml(value) : value.map(toHtml).join('');
};

/** A template tag for HTML: values are escaped unless they are Html. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Html(parts.map((part, index) => part + toHtml(values[index] ?? '')).join(''));
