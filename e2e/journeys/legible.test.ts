import { shopUrl } from '../support/addresses.ts'
import { findProduct } from '../support/catalogue.ts'
import { addStyles, expectNoSidewaysScrolling, loadFonts, TWICE_THE_TEXT } from '../support/judge.ts'
import { addToCart } from '../support/ready-cart.ts'
import { firstLink } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }

const pages = [
  '/',
  '/categories',
  '/search?category=football-kits',
  '/offers',
  '/about/best-seller',
  '/about/new-arrivals',
  '/about/top-teams',
  '/about/top-brands',
  '/about/club-details/al-ahly',
  '/about/brand-details/adidas',
  '/coming-soon',
  '/my-cart',
  '/cart',
  '/track-order',
  '/login',
  '/register',
  '/branches',
  '/contact-us',
  '/find-product',
  '/terms',
  '/about',
  '/hiring',
]

test('the main pages can be read and pressed on a phone, at twice the text size too @both', async ({ shop }) => {
  test.setTimeout(180_000)
  const { page } = shop
  await page.setViewportSize(phone)
  await addToCart(shop, 5)
  const bundle = await firstLink(shop, '/search?category=bundles', 'products')
  const branch = await firstLink(shop, '/branches', 'branches')
  for (const path of [...pages, `/products/${(await findProduct(shop, 5)).slug}`, bundle, branch]) {
    await page.goto(new URL(path, shopUrl()).href)
    await page.evaluate(addStyles, '* { content-visibility: visible !important }')
    expect.soft(await page.evaluate(smallTargets), `targets below 24 px of ${path}`).toEqual([])
    expect.soft(await page.evaluate(smallCurrency), `ج.م below 13 px of ${path}`).toEqual([])
    await expectNoSidewaysScrolling(page)
    await page.evaluate(addStyles, TWICE_THE_TEXT)
    const header = await page.getByRole('banner').boundingBox()
    expect.soft(header?.height, `header of ${path} at twice the text size`).toBeLessThanOrEqual(phone.height / 3)
    expect.soft(await page.evaluate(cutNames), `cut names of ${path} at twice the text size`).toEqual([])
  }
})

for (const [path, part] of [
  ['/dev/ui', 'ol:has(> [aria-current=step])'],
  ['/about', 'section[aria-labelledby=stats]'],
] as const)
  test(`no word of ${part} on ${path} is broken at twice the text size @both`, async ({ shop }) => {
    const { page } = shop
    await page.goto(new URL(path, shopUrl()).href)
    await page.evaluate(addStyles, `${TWICE_THE_TEXT} * { content-visibility: visible !important }`)
    const shown = page.locator(part).first()
    for (const viewport of [phone, tablet, { width: 1366, height: 768 }]) {
      await page.setViewportSize(viewport)
      expect(await shown.evaluate(brokenWords), `broken words at ${viewport.width} px`).toEqual([])
    }
  })

test('the last tile of videos, photos, clubs and branches is not alone in its row @both', async ({ shop }) => {
  const { page } = shop
  for (const [path, viewport] of [
    ['/multimedia/videos', phone],
    ['/multimedia/photos', phone],
    ['/multimedia/videos', tablet],
    ['/multimedia/photos', tablet],
    ['/about/top-teams', tablet],
    ['/branches', tablet],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(new URL(path, shopUrl()).href)
    const ends = await page.getByRole('main').locator(':is(ul, ol).grid').last().evaluate(endsOfLast)
    expect(ends[0], `end of the last tile of ${path} at ${viewport.width} px`).toBeCloseTo(ends[1] ?? 0, 0)
  }
})

test('no size of a bundle is alone in its row @both', async ({ shop }) => {
  const { page } = shop
  for (const list of ['/search?category=bundles-back-to-school', '/search?category=bundles&sort=price-asc']) {
    await page.goto(new URL(await firstLink(shop, list, 'products'), shopUrl()).href)
    for (const width of [360, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      const ends = await page.getByRole('main').locator('.size-grid').evaluateAll(sizesInLastRow)
      expect(ends, `sizes in the last rows at ${width} px`).not.toContain(1)
    }
  }
})

test('the three ways to reach a branch are in one line of equal parts on a phone @both', async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize(phone)
  await page.goto(new URL('/branches', shopUrl()).href)
  await loadFonts(page)
  const ways = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .locator('a[href^="tel:"]')
    .locator('..')
    .getByRole('link')
  const boxes = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
  expect(boxes.map(({ y }) => y)).toEqual(Array.from({ length: 3 }, () => boxes[0]?.y))
  expect(Math.max(...boxes.map(({ width }) => width)) - Math.min(...boxes.map(({ width }) => width))).toBeLessThan(1)
  await page.evaluate(addStyles, TWICE_THE_TEXT)
  expect(await ways.evaluateAll((links) => links.map((link) => link.scrollWidth - link.clientWidth))).toEqual([0, 0, 0])
})

test('a product has its picture beside its price from a tablet on @both', async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize(tablet)
  const { slug } = await findProduct(shop, 5)
  await page.goto(new URL(`/products/${slug}`, shopUrl()).href)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await page.getByRole('region', { name: shop.t('catalog:gallery.label') }).boundingBox()
  if (!title || !picture) throw new Error('The product has no title or no picture')
  expect(title.y).toBeLessThan(picture.y + picture.height / 2)
  expect(Math.min(title.x + title.width, picture.x + picture.width)).toBeLessThanOrEqual(Math.max(title.x, picture.x))
})

test('on a desk the panel of the registration and the map of the branches stay in view @once', async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1440, height: 700 })
  for (const path of ['/register', '/branches']) {
    await page.goto(new URL(path, shopUrl()).href)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    expect(await page.getByRole('main').evaluate(topsOfSticky), `sticky parts of ${path}`).toEqual([24])
  }
})

test('the menu of a department has four equal columns @once', async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('/terms')
  await page.getByRole('banner').locator('a[href="/search?category=football-kits"]').first().focus()
  await page.keyboard.press('ArrowDown')
  const columns = page
    .getByRole('banner')
    .locator('div.grid')
    .filter({ has: page.locator('picture, img') })
  await expect(columns.first()).toBeVisible()
  const tracks = await columns.first().evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '))
  expect([tracks.length, new Set(tracks).size]).toEqual([4, 1])
})

test('in forced colours the chosen size and the full stars of a rating stand out', async ({ shop }) => {
  const { page } = shop
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(new URL(await firstLink(shop, '/about/best-seller', 'products'), shopUrl()).href)
  const sizes = page.locator('.size-box:not(.struck)')
  await sizes.last().click()
  await expect(sizes.last().getByRole('radio')).toBeChecked()
  const outlines = await sizes.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).outlineStyle))
  expect(outlines.map((style) => style !== 'none')).toEqual(outlines.map((_, place) => place === outlines.length - 1))
  const stars = page.getByRole('main').getByRole('img').locator('svg')
  const fills = await stars.evaluateAll((drawn) => drawn.slice(0, 10).map((star) => getComputedStyle(star).fill))
  expect(fills.map((fill) => fill !== 'none')).toEqual(Array.from({ length: 10 }, (_, place) => place >= 5))
})

test('in forced colours each department has an edge', async ({ shop }) => {
  await shop.page.emulateMedia({ forcedColors: 'active' })
  await shop.page.goto(shopUrl())
  const edges = await shop.page
    .locator('.category-tile')
    .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).borderStyle))
  expect(new Set(edges)).toEqual(new Set(['solid']))
})

test('in forced colours the search field shows its focus and the names of a map can be read', async ({ shop }) => {
  const { page } = shop
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(new URL(await firstLink(shop, '/branches', 'branches'), shopUrl()).href)
  const strokes = await page
    .locator('main svg text')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).strokeWidth))
  expect(new Set(strokes)).toEqual(new Set(['0px']))
  const field = page.locator('.search-line').filter({ visible: true })
  await field.locator('[name=q]').focus()
  expect(await field.evaluate((line) => getComputedStyle(line).outlineStyle)).toBe('solid')
})

test('the login leads to the login by code', async ({ shop }) => {
  await shop.open('/login')
  await shop.page.getByRole('link', { name: shop.t('account:login.byCode') }).click()
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText(shop.t('account:verify.title'))
})

/**
 * Returns the targets below 24 × 24 px (WCAG 2.5.8) whose circle of 24 px touches another target. Links in a sentence
 * and targets with a label of that size are left out.
 */
function smallTargets(): string[] {
  const least = 24
  const sizeOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // The area that `tap-area` adds.
    const after = getComputedStyle(element, '::after')
    const grown = (side: number, by: string) =>
      after.position === 'absolute' ? Math.max(side, Number.parseFloat(by) || 0) : side
    return {
      element,
      x: left + width / 2,
      y: top + height / 2,
      width: grown(width, after.width),
      height: grown(height, after.height),
    }
  }
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  const targets = [
    ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]'),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).pointerEvents !== 'none',
    )
    .map((element) => sizeOf((element instanceof HTMLInputElement && element.labels?.[0]) || element))
    .filter(({ width, height }) => width > 1 && height > 1)
  const isSmall = ({ width, height }: { width: number; height: number }) => Math.min(width, height) < least - 0.1
  return targets
    .filter((target) => isSmall(target) && !isInSentence(target.element))
    .filter(({ element, x, y }) =>
      targets.some((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false
        const space = isSmall(other)
          ? Math.hypot(x - other.x, y - other.y) - least / 2
          : Math.hypot(
              Math.max(0, Math.abs(x - other.x) - other.width / 2),
              Math.max(0, Math.abs(y - other.y) - other.height / 2),
            )
        return space < least / 2 - 0.1
      }),
    )
    .map(
      ({ element, width, height }) => `${element.outerHTML.slice(0, 120)} ${width.toFixed(1)} × ${height.toFixed(1)}`,
    )
}

/** Returns the end of the last item and that of its list, in reading direction. */
function endsOfLast(list: Element): number[] {
  const end = getComputedStyle(list).direction === 'rtl' ? 'left' : 'right'
  return [list.lastElementChild, list].map((element) => element?.getBoundingClientRect()[end] ?? 0)
}

/** Returns the tops of the parts that stay in view while the page scrolls, in pixels of the window. */
function topsOfSticky(main: Element): number[] {
  return [...main.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'sticky' && element.checkVisibility())
    .map((element) => Math.round(element.getBoundingClientRect().top))
}

/** Returns the number of sizes in the last row of each grid of several sizes. */
function sizesInLastRow(grids: Element[]): number[] {
  const topsOf = (grid: Element) =>
    [...grid.querySelectorAll('.size-box')].map((box) => Math.round(box.getBoundingClientRect().top))
  return grids.map(topsOf).flatMap((tops) => (tops.length > 1 ? tops.filter((top) => top === tops.at(-1)).length : []))
}

/** Returns the words that stand in two lines. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode())
    for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      // Before the first word of a line stands an empty box at the end of the line above.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  return found
}

/** Returns the texts of cards that are cut: by a limit of lines, or by the edge of the card. */
function cutNames(): string[] {
  const cards = '.product-card, .category-tile, .card-media, main ol > li'
  const isCut = (element: Element) => {
    const edge = element.closest(cards)?.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, width } = range.getBoundingClientRect()
    if (element.scrollHeight > element.clientHeight + 2 && getComputedStyle(element).overflow !== 'visible') return true
    return edge !== undefined && width > 1 && (left < edge.left - 2 || right > edge.right + 2)
  }
  return [
    ...document.querySelectorAll(
      ':is(.product-card, .category-tile, main ol > li) :is(p:not(.color-dots), h2, h3, b, small, .tag)',
    ),
  ]
    .filter((element) => element.checkVisibility() && isCut(element))
    .map(({ textContent }) => textContent)
}

function smallCurrency(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (!parent?.checkVisibility() || !texts.currentNode.textContent?.includes('ج.م')) continue
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < 13) found.push(parent.outerHTML)
  }
  return found
}
