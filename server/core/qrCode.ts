/** Returns a QR code of a text, as an SVG in a data URL. */
export async function qrCode(text: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  const svg = toSVG({ bcid: 'qrcode', text, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
