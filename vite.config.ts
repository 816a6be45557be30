import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { validators } from './build/validators.ts';

export default defineConfig({
  plugins: [react(), validators()],
  build: {
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
  },
});
