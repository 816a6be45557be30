let context: CanvasRenderingContext2D | null | undefined;

/** A colour, however it is written, as the colour picker takes it: #rrggbb; undefined: it is none. */
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
