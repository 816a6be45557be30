import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { attachmentType, MAX_ATTACHED_BYTES, MAX_ATTACHMENTS } from '../../../schemas/mail/attachments.ts';

const megabytes = MAX_ATTACHED_BYTES / 1024 / 1024;

/** The attachments; each file is checked before it is added. */
export function useAttachments(begun: File[] = []) {
  const translate = useTranslate();
  const [files, setFiles] = useState(begun);
  const [refusals, setRefusals] = useState<string[]>([]);

  const add = async (chosen: File[]) => {
    const accepted = [...files];
    const refused: string[] = [];
    const types = await Promise.all(chosen.map(typeOf));
    for (const [index, file] of chosen.entries()) {
      const problem = problemOf(file, types[index], accepted);
      if (!problem) accepted.push(file);
      else refused.push(`${file.name}: ${translate(`validation.${problem.code}`, { limit: problem.limit })}`);
    }
    setFiles(accepted);
    setRefusals(refused);
  };
  const remove = (file: File) => {
    setFiles(files.filter((one) => one !== file));
    setRefusals([]);
  };
  return { files, refusals, add, remove };
}

/** Detects the type by content; files that are too large are not read. */
const typeOf = async (file: File) =>
  file.size > MAX_ATTACHED_BYTES
    ? undefined
    : attachmentType(file.name, new Uint8Array(await file.arrayBuffer()));

function problemOf(file: File, type: string | undefined, accepted: File[]) {
  if (accepted.length >= MAX_ATTACHMENTS) return { code: 'maxItems', limit: MAX_ATTACHMENTS };
  const sum = accepted.reduce((bytes, { size }) => bytes + size, file.size);
  if (sum > MAX_ATTACHED_BYTES) return { code: 'attachmentSize', limit: megabytes };
  return type ? undefined : { code: 'attachmentType', limit: 0 };
}
