import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cutFonts } from './build/cut-fonts.ts'

/** The development server hands /api on to a running server (KARAR_API, by default the one that `./karar` starts). */
const api = process.env.KARAR_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [cutFonts(), react()],
  // The page's policy allows no inline script and no data: fonts.
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    sourcemap: false,
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
})
