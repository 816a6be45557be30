import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';

/** An edit in StarBasic; `sheet` is the first sheet, unprotected. */
export type Edit = string;

const filters = { xlsx: 'Calc MS Excel 2007 XML', xls: 'MS Excel 97' };
export type Format = keyof typeof filters;

export const hasLibreOffice = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore', timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
})();

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const url = (file: string) => pathToFileURL(file).href;

/** Edits the first sheet of a file in LibreOffice with a temporary profile, and saves it in both formats. */
export async function editInLibreOffice(
  file: string,
  edit: Edit,
  targets: Record<Format, string>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'libreoffice-'));
  const failure = join(profile, 'failure.txt');
  const saves = Object.entries(targets).map(
    ([format, target]) => `options(0).Value = "${filters[format as Format]}"
    document.storeToURL("${url(target)}", options())`,
  );
  const source = `Sub Change
    On Error Goto Failed
    Dim hidden(0) As New com.sun.star.beans.PropertyValue
    Dim options(0) As New com.sun.star.beans.PropertyValue
    hidden(0).Name = "Hidden"
    hidden(0).Value = True
    options(0).Name = "FilterName"
    document = StarDesktop.loadComponentFromURL("${url(file)}", "_blank", 0, hidden())
    sheet = document.Sheets.getByIndex(0)
    sheet.unprotect("")
    ${edit}
    ${saves.join('\n    ')}
    document.close(True)
    Exit Sub
    Failed:
    Open "${failure}" For Output As #9
    Print #9, Error$ & " in line " & Erl
    Close #9
    End Sub`;
  try {
    const parameters = [`-env:UserInstallation=${url(profile)}`, '--headless', '--norestore'];
    // The first start creates the profile and runs no macro.
    await run([...parameters, '--terminate_after_init']);
    await installMacro(join(profile, 'user/basic/Standard'), source);
    await run([...parameters, 'macro:///Standard.Edit.Change']);
    if (existsSync(failure)) throw new Error(`LibreOffice: ${await readFile(failure, 'utf8')}`);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

const run = (parameters: string[]) => promisify(execFile)('soffice', parameters, { timeout: 120_000 });

async function installMacro(folder: string, source: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const script = 'xmlns:script="http://openoffice.org/2000/script"';
  const library = 'xmlns:library="http://openoffice.org/2000/library"';
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  await writeFile(
    join(folder, 'Edit.xba'),
    `${head}<script:module ${script} script:name="Edit" script:language="StarBasic">${xml(source)}</script:module>`,
  );
  await writeFile(
    join(folder, 'script.xlb'),
    `${head}<library:library ${library} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Edit"/></library:library>`,
  );
}
