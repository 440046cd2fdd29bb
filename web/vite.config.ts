import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // rxjs offers the language of old browsers unless it is asked for this.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // An inlined font or picture would need `data:` in the content security policy.
  build: { assetsInlineLimit: 0, manifest: true },
})
