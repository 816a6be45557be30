/** A drop-in for a style element that keeps its rules in an adopted style sheet. */
class AdoptedStyle extends HTMLElement {
  readonly #sheet = new CSSStyleSheet();
  #rules = '';

  override get textContent() {
    return this.#rules;
  }

  override set textContent(rules: string) {
    this.#rules = rules;
    this.#sheet.replaceSync(rules);
  }

  override get innerHTML() {
    return this.#rules;
  }

  override set innerHTML(rules: string) {
    this.textContent = rules;
  }

  connectedCallback() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  disconnectedCallback() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

const name = 'adopted-style';
customElements.define(name, AdoptedStyle);

/** Replaces `document.createElement('style')`, whose content the Content-Security-Policy blocks. */
export const createStyle = () => document.createElement(name);
