/** Barcodes, QR codes and serial numbers. */
export const scan = {
  open: 'Scan with the camera',
  title: 'Scan a code',
  picture: 'Picture of the camera',
  camera: 'Camera',
  camera_number: 'Camera %{number}',
  torch: 'Light',
  problems: {
    insecure: 'The camera works only where the page comes by https. Use a scanner, or type the code.',
    denied:
      'The browser may not use the camera. Allow it beside the address of this page, then try again; or type the code.',
    missing: 'There is no camera at this machine. Use a scanner, or type the code.',
    busy: 'The camera gives no picture; another program may be using it. Close that one and try again.',
    load: 'What reads the codes could not be loaded. Check the connection, then close this and open it again.',
  },
};
