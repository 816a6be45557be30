import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { interFonts } from '../../../../core/pdf/fonts.ts';
import { size, type Mark } from './layout.ts';

/** 203 dpi, as thermal printers have. */
const dots = { width: 812, height: 1218 };

async function loadRenderer() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return Resvg;
}

let renderer: ReturnType<typeof loadRenderer> | undefined;

/** Loaded once; retried after a failure. */
const loadedRenderer = () =>
  (renderer ??= loadRenderer().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  }));

const escaped = (text: string) =>
  text
    .replaceAll(/[^\P{Cc}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

function toSvg(mark: Mark): string {
  if (!('text' in mark)) {
    const { x, y, width, height } = mark;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" shape-rendering="crispEdges"/>`;
  }
  const { x, y, gray = 0, angle } = mark;
  const tone = Math.round(gray * 255);
  const turned = angle === undefined ? '' : ` text-anchor="middle" transform="rotate(${-angle} ${x} ${y})"`;
  const weight = mark.bold ? 700 : 400;
  return `<text x="${x}" y="${y}" font-size="${mark.size}" font-weight="${weight}" fill="rgb(${tone},${tone},${tone})"${turned}>${escaped(mark.text)}</text>`;
}

/** Renders the marks as a PNG. */
export async function drawPng(marks: Mark[]): Promise<Uint8Array> {
  const [Resvg, fontBuffers] = await Promise.all([loadedRenderer(), interFonts()]);
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${dots.width}" height="${dots.height}" font-family="Inter">${marks.map(toSvg).join('')}</svg>`;
  const picture = new Resvg(svg, { background: '#fff', font: { fontBuffers, defaultFontFamily: 'Inter' } });
  try {
    const rendered = picture.render();
    const png = rendered.asPng();
    rendered.free();
    return png;
  } finally {
    picture.free();
  }
}
