import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { attachmentType, MAX_ATTACHED_BYTES, MAX_ATTACHMENTS } from '../../../schemas/mail/attachments.ts';

const megabytes = MAX_ATTACHED_BYTES / 1024 / 1024;

/** The files that go with a mail, each looked into before it is taken. */
export function useAttachments() {
  const translate = useTranslate();
  const [files, setFiles] = useState<File[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);

  const add = async (chosen: File[]) => {
    const accepted = [...files];
    const refused: string[] = [];
    for (const file of chosen) {
      // oxlint-disable-next-line no-await-in-loop -- what comes first is taken first
      const problem = await problemOf(file, accepted);
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

async function problemOf(file: File, accepted: File[]) {
  if (accepted.length >= MAX_ATTACHMENTS) return { code: 'maxItems', limit: MAX_ATTACHMENTS };
  const sum = accepted.reduce((bytes, { size }) => bytes + size, file.size);
  if (sum > MAX_ATTACHED_BYTES) return { code: 'attachmentSize', limit: megabytes };
  const type = attachmentType(file.name, new Uint8Array(await file.arrayBuffer()));
  return type ? undefined : { code: 'attachmentType', limit: 0 };
}
