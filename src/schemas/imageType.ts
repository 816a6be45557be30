/** Maximum size of an uploaded image. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Accepted image formats with their file extensions. */
export const imageExtensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
} as const;
export type ImageType = keyof typeof imageExtensions;

const signatures: [ImageType, RegExp][] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  [
    'image/svg+xml',
    /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/i,
  ],
];

/** Detects the format of an image from its content, not its name. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4096));
  return signatures.find(([, signature]) => signature.test(start))?.[0];
}

/** Whether a file is HEIC or HEIF, as iPhones store photos; not an accepted format. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^[^]{4}ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(0, 16)));
