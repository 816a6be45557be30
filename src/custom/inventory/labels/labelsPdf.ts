import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url';
import type { jsPDF } from 'jspdf';
import { isPrintable, printable } from '../../../kit/export/printable.ts';
import { createLabelsFile, drawLabels } from '../../../kit/print/labelsFile.ts';
import type { LabelLayout } from './labelLayout.ts';
import { labelSheets, type PaperSize } from './labelSheets.ts';

/**
 * Lays out labels as one PDF with searchable text, starting at position `first` of the first sheet. Letters that cannot be
 * printed are replaced, as those that Helvetica lacks if the other font cannot be loaded: `onReplaced` is called.
 */
export async function labelsPdf(
  labels: LabelLayout[],
  paper: PaperSize,
  first: number,
  onReplaced: () => void,
): Promise<Blob> {
  const sheet = labelSheets[paper];
  const pdf = createLabelsFile(sheet);
  const texts = labels.flatMap((label) => label.texts.map(({ text }) => text));
  const hasInter = !texts.every(hasLetters) && (await addInter(pdf));
  const [font, shown] = hasInter ? ['Inter', inInter] : ['helvetica', printable];
  if (texts.some((text) => shown(text) !== text.normalize('NFC').replaceAll(/\s/g, ' '))) onReplaced();
  return drawLabels(pdf, labels, sheet, first, (label, position) =>
    draw(
      pdf,
      { ...label, texts: label.texts.map((one) => ({ ...one, text: shown(one.text) })) },
      position,
      font,
    ),
  );
}

/** Loads what prints letters beyond those of Helvetica, so that it is there without a connection. */
export const loadLabelFonts = () =>
  // A font whose body is not read is neither kept by the browser nor noted as loaded.
  Promise.all([regular, bold].map(async (address) => (await fetch(address)).arrayBuffer()));

/** Returns a text in the letters of Inter. */
const inInter = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(
      /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu,
      '?',
    )
    .replaceAll(/\p{Emoji_Presentation}/gu, '?');

/** Every PDF reader has Helvetica; checks that it can encode the text without loss. */
const hasLetters = (text: string) => isPrintable(text) && printable(text) === text.replaceAll(/\s/g, ' ');

function draw(
  pdf: jsPDF,
  { texts, boxes }: LabelLayout,
  { left, top }: { left: number; top: number },
  font: string,
): void {
  for (const { text, x, y, size, isBold } of texts) {
    pdf.setFont(font, isBold ? 'bold' : 'normal').setFontSize(size);
    pdf.text(text, left + x, top + y);
  }
  for (const { x, y, width, height } of boxes) pdf.rect(left + x, top + y, width, height, 'F');
}

/** Adds a font of all European languages; returns whether it could be loaded. */
async function addInter(pdf: jsPDF): Promise<boolean> {
  try {
    const styles = Object.entries({ normal: regular, bold });
    const files = await Promise.all(
      styles.map(async ([style, address]) => [style, await base64Of(await (await fetch(address)).blob())]),
    );
    for (const [style, file] of files) {
      pdf.addFileToVFS(`${style}.ttf`, file!);
      pdf.addFont(`${style}.ttf`, 'Inter', style!);
    }
    return true;
  } catch {
    return false;
  }
}

const base64Of = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let first = 0; first < bytes.length; first += 8192)
    text += String.fromCharCode(...bytes.subarray(first, first + 8192));
  return btoa(text);
};
