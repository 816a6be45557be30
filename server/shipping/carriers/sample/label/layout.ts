import { addressLines, type ShippingAddress } from '../../../../../src/schemas/shipping/address.ts';
import type { Sold } from '../sold.ts';
import type { Barcode } from '../../../../../src/schemas/barRecorder.ts';

/** 4 by 6 inches, in points. */
export const size = { width: 288, height: 432 };

export interface TextMark {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  bold?: boolean;
  /** 0 (black) to 1 (white). */
  gray?: number;
  /** In degrees, counterclockwise, around the centre of the text. */
  angle?: number;
}

export interface BoxMark {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Mark = TextMark | BoxMark;

const margin = 12;
const inner = size.width - 2 * margin;
/** A dot of a thermal printer (203 dpi), in points. */
const dot = 72 / 203;

/** Approximate width of a character relative to its height. */
const letter = 0.58;

/** Text that fits the line: reduced in size, and truncated if necessary. */
function line(text: string, x: number, y: number, height: number, more: Partial<TextMark> = {}): TextMark {
  const width = size.width - margin - x;
  const fitting = Math.max(height * 0.6, Math.min(height, width / (letter * text.length)));
  const most = Math.floor(width / (letter * fitting));
  return { text: text.length > most ? `${text.slice(0, most - 1)}…` : text, x, y, size: fitting, ...more };
}

const rule = (y: number): BoxMark => ({ x: margin, y, width: inner, height: 1 });

const block = (address: ShippingAddress, x: number, y: number, height: number, more?: Partial<TextMark>) =>
  addressLines(address).map((text, index) => line(text, x, y + index * height * 1.25, height, more));

/** Quiet zone on both sides, in modules. */
const quiet = 10;

function barcodeMarks({ bars, width }: Barcode, y: number, height: number): BoxMark[] {
  const module = Math.floor(size.width / dot / (width + 2 * quiet)) * dot;
  const start = Math.round((size.width - width * module) / 2 / dot) * dot;
  return bars.map((bar) => ({ x: start + bar.x * module, y, width: bar.width * module, height }));
}

/** The elements of a label with their positions. */
export function labelMarks(
  { tracking_number, shipment, rate, reference, created_date }: Sold,
  barcode: Barcode,
): Mark[] {
  const [pack] = shipment.packages;
  const weight = pack ? `${pack.weight.value} ${pack.weight.unit}` : '';
  const day = created_date.toISOString().slice(0, 10);
  return [
    { text: 'SAMPLE', x: size.width / 2, y: 214, size: 68, bold: true, gray: 0.82, angle: 35 },
    line(rate.carrier_nickname, margin, 28, 17, { bold: true }),
    line(rate.service_type, margin, 45, 12, { bold: true }),
    ...(shipment.is_return_label ? [{ text: 'RETURN', x: 197, y: 45, size: 18, bold: true }] : []),
    rule(54),
    line('FROM', margin, 66, 6.5, { bold: true }),
    ...block(shipment.ship_from, margin, 77, 8),
    rule(148),
    line('SHIP TO', margin, 161, 6.5, { bold: true }),
    ...block(shipment.ship_to, margin + 12, 177, 12.5, { bold: true }),
    rule(286),
    line(`Weight ${weight}`, margin, 299, 8),
    line(`Date ${day}`, 150, 299, 8),
    line(`Ref. ${reference}`, margin, 311, 7.5),
    rule(318),
    ...barcodeMarks(barcode, 326, 62),
    line(grouped(tracking_number), 84, 403, 11, { bold: true }),
    line('SAMPLE: not valid for shipping', margin, 423, 9, { bold: true }),
  ];
}

/** Groups digits for reading. */
const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
