import type { jsPDF } from 'jspdf';
import { interFonts } from './fonts.ts';
import { turns } from '../turns.ts';
import type { Letters, Mark, Page, Wrap } from './marks.ts';

interface Pdf {
  wrap: Wrap;
  /** Renders the pages, with searchable text. */
  draw: (pages: Page[]) => Promise<Buffer>;
}

/** Whether the standard PDF fonts (WinAnsi encoding) have all characters. */
const isPlain = (text: string) => /^[\s!-~\u{a1}-\u{ff}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u.test(text);

/** Helvetica, or Inter if Helvetica lacks a character. */
async function chooseFont(pdf: jsPDF, text: string): Promise<string> {
  if (isPlain(text)) return 'helvetica';
  const fonts = await interFonts();
  for (const [index, style] of (['normal', 'bold'] as const).entries()) {
    pdf.addFileToVFS(`${style}.ttf`, fonts[index]?.toString('base64') ?? '');
    pdf.addFont(`${style}.ttf`, 'Inter', style);
  }
  return 'Inter';
}

/**
 * Starts a PDF with a font that has all characters of `text`; the library is loaded on first use. Long documents are
 * not compressed, because that blocks the event loop.
 */
export async function openPdf(title: string, text: string, { isLong = false } = {}): Promise<Pdf> {
  const turn = turns();
  const { jsPDF: Document } = await import('jspdf');
  await turn();
  const pdf = new Document({ unit: 'pt', format: 'letter', compress: !isLong });
  pdf.setProperties({ title });
  const font = await chooseFont(pdf, text);
  const choose = ({ size, isBold }: Letters) =>
    pdf.setFont(font, isBold ? 'bold' : 'normal').setFontSize(size);
  return {
    wrap: (line, width, letters) => {
      choose(letters);
      return pdf.splitTextToSize(printable(pdf, line), width, unkerned(pdf)) as string[];
    },
    draw: async (pages) => {
      for (const { width, height, marks } of pages) {
        pdf.addPage([width, height], width > height ? 'landscape' : 'portrait');
        for (const mark of marks) drawMark(pdf, mark, choose);
        await turn();
      }
      pdf.deletePage(1);
      return Buffer.from(pdf.output('arraybuffer'));
    },
  };
}

interface Metadata {
  /** Of the standard fonts. */
  Unicode?: { widths: object };
  /** Of others; 0 is none. */
  characterToGlyph?: (code: number) => number;
}

const metadataOf = (pdf: jsPDF): Metadata => pdf.getFont().metadata as Metadata;

/** Widths of the letters as they are drawn, which is without kerning; only the standard fonts have any. */
function unkerned(pdf: jsPDF): object {
  const { Unicode: standard } = metadataOf(pdf);
  return standard ? { widths: standard.widths, kerning: {} } : {};
}

/** The text in letters that the current font has: a question mark says that one is missing. */
function printable(pdf: jsPDF, text: string): string {
  const metadata = metadataOf(pdf);
  const isThere = (letter: string) =>
    letter.length === 1 && metadata.characterToGlyph?.(letter.charCodeAt(0)) !== 0;
  return Array.from(spaced(text).normalize('NFC'), (letter) => {
    if (isThere(letter)) return letter;
    return /[\p{M}\p{Cf}]/u.test(letter) ? '' : '?';
  }).join('');
}

function drawMark(pdf: jsPDF, mark: Mark, choose: (letters: Letters) => jsPDF): void {
  const tone = Math.round((mark.gray ?? 0) * 255);
  if ('text' in mark) {
    choose(mark).setTextColor(tone);
    pdf.text(printable(pdf, mark.text), mark.x, mark.y, { align: mark.align ?? 'left' });
  } else {
    pdf.setFillColor(tone, tone, tone).rect(mark.x, mark.y, mark.width, mark.height, 'F');
  }
}

/** No font has narrow spaces (used in French amounts) and line breaks. */
const spaced = (text: string) => text.replaceAll(/\s/gu, ' ');
