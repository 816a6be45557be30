import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url';
import type { jsPDF } from 'jspdf';
import { isPrintable, printable } from '../../../kit/export/printable.ts';
import { createLabelsFile, drawLabels } from '../../../kit/print/labelsFile.ts';
import type { LabelLayout } from './labelLayout.ts';
import { labelSheets, type PaperSize } from './labelSheets.ts';

/** Lays out labels as one PDF with searchable text, starting at position `first` of the first sheet. */
export async function labelsPdf(labels: LabelLayout[], paper: PaperSize, first: number): Promise<Blob> {
  const sheet = labelSheets[paper];
  const pdf = createLabelsFile(sheet);
  const texts = labels.flatMap((label) => label.texts.map(({ text }) => text));
  const font = texts.every(hasLetters) ? 'helvetica' : await addInter(pdf);
  return drawLabels(pdf, labels, sheet, first, (label, position) => draw(pdf, label, position, font));
}

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

/** Covers all European languages. */
async function addInter(pdf: jsPDF): Promise<string> {
  for (const [style, address] of Object.entries({ normal: regular, bold })) {
    const file = await (await fetch(address)).blob();
    pdf.addFileToVFS(`${style}.ttf`, await base64Of(file));
    pdf.addFont(`${style}.ttf`, 'Inter', style);
  }
  return 'Inter';
}

const base64Of = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let first = 0; first < bytes.length; first += 8192)
    text += String.fromCharCode(...bytes.subarray(first, first + 8192));
  return btoa(text);
};
