import { saveFile } from './saveFile.ts';

/** Shows a PDF in a new tab, opened synchronously so that no popup blocker stops it; downloads it if that fails. */
export async function viewFile(load: () => Promise<Blob>, name: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const file = await load();
    const url = URL.createObjectURL(file);
    if (tab) tab.location.href = url;
    else saveFile(file, name);
    setTimeout(() => URL.revokeObjectURL(url), 600_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
