/** Holds the rules of a style sheet as a style element does, without text in the page. */
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

/** Stands in for `document.createElement('style')`, which the Content-Security-Policy lets nobody fill. */
export const createStyle = () => document.createElement(name);
