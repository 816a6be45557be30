import '@puckeditor/core/no-external.css';
import { Render } from '@puckeditor/core';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Template } from '../../../../schemas/storefront/template.ts';
import { templateConfig } from './config.tsx';
import { Canvas } from './Canvas.tsx';

/** The content of a page as visitors see it, inert. */
export default function TemplateView({ value }: { value: Template }) {
  const translate = useTranslate();
  const config = useMemo(() => templateConfig(translate), [translate]);
  return (
    <Canvas inert>
      <Render config={config} data={value} />
    </Canvas>
  );
}
