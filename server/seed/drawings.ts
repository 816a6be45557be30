import type { Kind } from './data/series.ts';

const tints = {
  slate: ['#334155', '#cbd5e1', '#f1f5f9'],
  blue: ['#1d4ed8', '#bfdbfe', '#eff6ff'],
  indigo: ['#4338ca', '#c7d2fe', '#eef2ff'],
  teal: ['#0f766e', '#99f6e4', '#f0fdfa'],
  green: ['#15803d', '#bbf7d0', '#f0fdf4'],
  amber: ['#b45309', '#fde68a', '#fffbeb'],
  red: ['#b91c1c', '#fecaca', '#fef2f2'],
} as const;

export type Tint = keyof typeof tints;

/** SVG shapes of devices in a 96 by 96 view box: `currentColor` is the body, `.face` a display, `.line` a detail. */
const shapes: Record<Kind, string> = {
  phone: `
    <rect x="31" y="14" width="34" height="68" rx="7"/>
    <rect class="face" x="34.5" y="18" width="27" height="60" rx="4"/>
    <rect x="43" y="21" width="10" height="3" rx="1.5"/>`,
  tablet: `
    <rect x="20" y="16" width="56" height="64" rx="6"/>
    <rect class="face" x="25" y="21" width="46" height="54" rx="3"/>
    <circle cx="48" cy="18.5" r="1.2" class="face"/>`,
  laptop: `
    <rect x="20" y="22" width="56" height="40" rx="4"/>
    <rect class="face" x="24" y="26" width="48" height="32" rx="2"/>
    <path d="M12 64h72v3a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z"/>
    <rect class="face" x="41" y="64" width="14" height="3" rx="1.5"/>`,
  console: `
    <path d="M26 34h44c9 0 14 8 15 20 1 10-2 16-7 16-6 0-9-11-15-11H33c-6 0-9 11-15 11-5 0-8-6-7-16 1-12 6-20 15-20z"/>
    <path class="line" d="M31 41v12M25 47h12"/>
    <circle class="face" cx="65" cy="43" r="3"/>
    <circle class="face" cx="71" cy="49" r="3"/>
    <circle class="face" cx="59" cy="49" r="3"/>`,
  handheld: `
    <rect x="10" y="30" width="76" height="36" rx="10"/>
    <rect class="face" x="28" y="34" width="40" height="28" rx="2"/>
    <circle class="face" cx="19" cy="42" r="4"/>
    <circle class="face" cx="77" cy="54" r="4"/>
    <path class="line" d="M19 52v6M16 55h6"/>
    <circle class="face" cx="77" cy="41" r="1.8"/>`,
  watch: `
    <path d="M36 12h24l3 18H33zM33 66h30l-3 18H36z" opacity=".55"/>
    <rect x="28" y="27" width="40" height="42" rx="11"/>
    <rect class="face" x="32.5" y="31.5" width="31" height="33" rx="7"/>
    <rect x="68" y="42" width="3" height="10" rx="1.5"/>
    <path class="stroke" d="M48 40v9l6 4"/>`,
  headphones: `
    <path class="stroke" style="stroke-width:5" d="M22 56V48a26 26 0 0 1 52 0v8"/>
    <rect x="16" y="50" width="15" height="28" rx="7"/>
    <rect x="65" y="50" width="15" height="28" rx="7"/>
    <rect class="face" x="27" y="55" width="4" height="18" rx="2"/>
    <rect class="face" x="65" y="55" width="4" height="18" rx="2"/>`,
  earbuds: `
    <rect x="23" y="46" width="50" height="34" rx="15"/>
    <path class="line" d="M23.5 60h49"/>
    <path d="M31 16a9 9 0 0 1 9 9v19h-6V34a9 9 0 0 1-3-18zM65 16a9 9 0 0 0-9 9v19h6V34a9 9 0 0 0 3-18z"/>
    <circle class="face" cx="48" cy="68" r="2"/>`,
  speaker: `
    <rect x="14" y="32" width="68" height="34" rx="17"/>
    <circle class="face" cx="31" cy="49" r="10"/>
    <circle class="face" cx="65" cy="49" r="10"/>
    <circle cx="31" cy="49" r="4"/>
    <circle cx="65" cy="49" r="4"/>
    <rect x="44" y="26" width="8" height="3" rx="1.5"/>`,
  drone: `
    <path class="stroke" style="stroke-width:4" d="M24 30l48 34M72 30L24 64"/>
    <rect x="36" y="38" width="24" height="18" rx="6"/>
    <circle class="face" cx="48" cy="49" r="4"/>
    <g opacity=".75">
      <ellipse cx="24" cy="29" rx="14" ry="4"/>
      <ellipse cx="72" cy="29" rx="14" ry="4"/>
      <ellipse cx="24" cy="65" rx="14" ry="4"/>
      <ellipse cx="72" cy="65" rx="14" ry="4"/>
    </g>`,
  camera: `
    <rect x="18" y="26" width="60" height="46" rx="9"/>
    <rect class="face" x="25" y="35" width="18" height="13" rx="2"/>
    <circle class="face" cx="60" cy="48" r="13"/>
    <circle cx="60" cy="48" r="7"/>
    <rect x="26" y="21" width="12" height="3" rx="1.5"/>
    <circle class="face" cx="30" cy="61" r="2"/>`,
};

const picture = (tint: Tint, content: string) => {
  const [ink, face, ground] = tints[tint];
  const style = `.face{fill:${face}}.line{fill:none;stroke:${face};stroke-width:2.5;stroke-linecap:round}.stroke{fill:none;stroke:${ink};stroke-width:2.5;stroke-linecap:round}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="384" height="384"><style>${style}</style><rect width="96" height="96" fill="${ground}"/><g fill="${ink}">${content.replace(/\s*\n\s*/g, '')}</g></svg>`;
};

/** Draws a device. */
export const drawDevice = (kind: Kind, tint: Tint) => picture(tint, shapes[kind]);

/** Draws the first letters of a brand. */
export function drawTile(name: string, tint: Tint): string {
  const [ink, , ground] = tints[tint];
  const letters = name.length <= 3 ? name : name.slice(0, 1);
  const size = letters.length > 1 ? 30 : 46;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="384" height="384"><rect width="96" height="96" fill="${ground}"/><rect x="12" y="12" width="72" height="72" rx="18" fill="${ink}"/><text x="48" y="48" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="#fff">${letters}</text></svg>`;
}
