import { expect, test } from 'vitest'
import { filesOfFrontPages } from './server/build-end.ts'

test('the worker keeps what the front pages load at once and a moment later, and nothing of other pages', () => {
  const manifest = {
    'app/root.tsx': { file: 'assets/root.js', css: ['assets/app.css'], imports: ['_common.js'] },
    'app/routes/home/page.tsx?client-route': { file: 'assets/home.js', imports: ['_common.js'] },
    'app/routes/orders/page.tsx?client-route': {
      file: 'assets/orders.js',
      imports: ['_common.js'],
      dynamicImports: ['map.ts'],
    },
    '_common.js': { file: 'assets/common.js', dynamicImports: ['toasts.tsx'] },
    'toasts.tsx': { file: 'assets/toasts.js', imports: ['_common.js', '_list.js'], dynamicImports: ['confetti.ts'] },
    '_list.js': { file: 'assets/list.js' },
    'map.ts': { file: 'assets/map.js' },
    'confetti.ts': { file: 'assets/confetti.js' },
  }
  const names = ['app.css', 'common.js', 'home.js', 'list.js', 'root.js', 'toasts.js']
  expect(filesOfFrontPages(manifest)).toEqual(names.map((name) => `/assets/${name}`))
})
