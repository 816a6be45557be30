import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { problemsOf } from '../../../../../dataProvider/errors.ts';
import { MAX_IMAGE_BYTES } from '../../../../../schemas/imageType.ts';
import { imageProblem } from '../../../../../kit/form/inputs/imageProblem.ts';
import { useStorefrontCalls } from '../../../calls.ts';

const limit = MAX_IMAGE_BYTES / 1024 / 1024;

/** Uploads an image and passes on its URL. A newer selection cancels the upload. */
export function useUpload(onUploaded: (url: string) => void) {
  const translate = useTranslate();
  const { uploadAsset } = useStorefrontCalls();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setIsUploading(false);
  };
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    stop();
    const mine = new AbortController();
    running.current = mine;
    setProblem(undefined);
    setIsUploading(true);
    try {
      const wrong = await imageProblem(file);
      const url = wrong ? undefined : await uploadAsset(file, mine.signal);
      if (running.current !== mine) return;
      setProblem(wrong && translate(wrong, { limit }));
      if (url) onUploaded(url);
    } catch (error) {
      if (running.current !== mine) return;
      const [first] = problemsOf(error);
      setProblem(
        translate(first ? `validation.${first.code}` : (error as Error).message, { limit, ...first?.params }),
      );
    }
    stop();
  };
  return { upload, stop, isUploading, problem };
}
