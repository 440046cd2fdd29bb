import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // An inlined font or picture would need `data:` in the content security policy.
  build: { assetsInlineLimit: 0, manifest: true },
})
