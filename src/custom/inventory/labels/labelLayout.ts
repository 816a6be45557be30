import type { Bar, Barcode } from '../../../schemas/barRecorder.ts';
import { qrBoxes, type QrCode } from '../../../schemas/qrCode.ts';
import type { Size } from '../../../kit/print/labelSheet.ts';

export interface LabelContent {
  /** Item name. */
  name: string;
  /** Whose it is, above the name, on one line. */
  owner?: string;
  /** Formatted price. */
  price?: string;
  /** Printed before the code, such as IMEI. */
  caption?: string;
  code: string;
  /** Printed as a QR code too. */
  qr?: string;
  /** Number of copies, 1 by default. */
  times?: number;
}

export interface LabelText {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  isBold?: boolean;
}

export interface LabelBox extends Size {
  x: number;
  y: number;
}

export interface LabelLayout {
  texts: LabelText[];
  boxes: LabelBox[];
}

/** Smallest module width that common scanners read, in points: 6.5 mil. */
const minModule = 0.468;
/** Largest module width, 20 mil: more only wastes space. */
const maxModule = 1.44;
/** Quiet zone on both sides, in modules. */
const quietZone = 10;
/** Average letter width, relative to the font size. */
const letterWidth = 0.56;

const fits = (text: string, width: number, size: number) => text.length * letterWidth * size <= width;

/** Wraps a text to the width; the last line is truncated. */
function wrap(text: string, width: number, size: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer, width, size)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  const longest = Math.floor(width / (letterWidth * size));
  return shown.map((line, index) => {
    const isCut = line.length > longest || (index === maxLines - 1 && lines.length > maxLines);
    return isCut ? `${line.slice(0, longest - 1)}…` : line;
  });
}

/** Module width of a barcode on a label; undefined if it does not fit. */
export function moduleWidth({ width }: Barcode, label: Size): number | undefined {
  const module = Math.min(maxModule, label.width / (width + 2 * quietZone));
  return module < minModule ? undefined : module;
}

const isLarge = ({ height }: Size) => height > 200;

/** The side of a QR code on a label. */
const qrSide = (label: Size) => (isLarge(label) ? 110 : Math.min(label.height - 10, label.width * 0.35));

/** The part of a label that its texts and bars have. */
export const besideQr = (label: Size, hasQr: boolean): Size =>
  hasQr && !isLarge(label) ? { ...label, width: label.width - qrSide(label) - 5 } : label;

/** Texts and boxes of a label, in points from its top left corner; a QR code is at its right, or above the bars. */
export function layOutLabel(
  content: LabelContent,
  barcode: Barcode | undefined,
  label: Size,
  qr?: QrCode,
): LabelLayout {
  const layout = layOutBars(content, barcode, besideQr(label, qr !== undefined), qr !== undefined);
  if (!qr) return layout;
  const side = qrSide(label);
  const left = isLarge(label) ? (label.width - side) / 2 : label.width - side - 5;
  const top = isLarge(label) ? label.height * lowBars - side - 12 : (label.height - side) / 2;
  const boxes = qrBoxes(qr, side).map((box) => ({ ...box, x: box.x + left, y: box.y + top }));
  return { ...layout, boxes: [...layout.boxes, ...boxes] };
}

/** Where the bars of a large label begin that are below a QR code. */
const lowBars = 0.72;

function layOutBars(
  content: LabelContent,
  barcode: Barcode | undefined,
  label: Size,
  isBelowQr: boolean,
): LabelLayout {
  const margin = isLarge(label) ? 18 : 7;
  const size = isLarge(label) ? 22 : 8;
  const inner = label.width - 2 * margin;
  const price = content.price ?? '';
  const priceSize = isLarge(label) ? 34 : 10;
  const priceWidth = isLarge(label) || !price ? 0 : price.length * letterWidth * priceSize + 6;
  const mostLines = isLarge(label) ? 5 : 2;
  const width = inner - priceWidth;
  const owner = content.owner ? [truncate(content.owner, width, size)] : [];
  const lines = [...owner, ...wrap(content.name, width, size, mostLines - owner.length)];
  const codeSize = isLarge(label) ? 14 : 7;
  const code = [content.caption, content.code].filter(Boolean).join(' ');
  const bottom = label.height - (isLarge(label) ? margin : 5);
  const top = isLarge(label) ? label.height * (isBelowQr ? lowBars : 0.5) : margin + size * 2.4;
  const module = barcode && moduleWidth(barcode, label);
  const below = bottom - codeSize * 1.15;
  return {
    texts: [
      ...lines.map((text, index) => ({
        text,
        x: margin,
        y: margin + size * (0.85 + index * 1.15),
        size,
        isBold: true,
      })),
      ...(price
        ? [
            isLarge(label)
              ? { text: price, x: margin, y: top - 24, size: priceSize, isBold: true }
              : {
                  text: price,
                  x: label.width - margin - priceWidth + 6,
                  y: margin + priceSize * 0.8,
                  size: priceSize,
                  isBold: true,
                },
          ]
        : []),
      { text: truncate(code, inner, codeSize), x: margin, y: bottom, size: codeSize },
    ],
    boxes:
      barcode && module
        ? bars(barcode.bars, {
            module,
            left: (label.width - barcode.width * module) / 2,
            top,
            height: below - top,
          })
        : [],
  };
}

const truncate = (text: string, width: number, size: number) =>
  wrap(text.replaceAll(/\s+/g, '\u00a0'), width, size, 1)[0] ?? '';

const bars = (
  all: Bar[],
  { module, left, top, height }: { module: number; left: number; top: number; height: number },
): LabelBox[] => all.map(({ x, width }) => ({ x: left + x * module, y: top, width: width * module, height }));
