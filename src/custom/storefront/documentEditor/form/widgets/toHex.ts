let context: CanvasRenderingContext2D | null | undefined;

/** Converts any CSS colour to #rrggbb for the colour picker. Undefined if it is none. */
export function toHex(color: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(color)) return color.toLowerCase();
  if (!color || !CSS.supports('color', color)) return undefined;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.fillStyle = color;
  // Either #rrggbb or rgba(red, green, blue, alpha).
  const written = context.fillStyle;
  if (written.startsWith('#')) return written;
  const parts = written.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
