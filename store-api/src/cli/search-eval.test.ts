import { expect, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { runCli } from './run-cli.fixture.ts'

test('search:eval prints its tables, and of held-out phrasings no query', { timeout: 120_000 }, async () => {
  const { url } = await testDb({ demo: true })
  const evaluate = (...args: string[]) =>
    runCli(['search:eval', '--count', '90', '--seed', '4', ...args], { DATABASE_URL: url })
  const [shown, more, heldOut, refused] = [
    await evaluate('--show'),
    await evaluate('--more'),
    await evaluate('--held-out'),
    await evaluate('--held-out', '--show'),
  ]
  expect(shown.stdout).toMatch(/typed +meant +mistakes +shown\n[^]*asked for +clean[^]*mistake +egyptian +% +standard/)
  expect(more.stdout).toMatch(/^asked for +clean/)
  expect(heldOut.stdout).toMatch(/^asked for +clean/)
  expect(heldOut.stdout).not.toMatch(/\p{Script=Arabic}/u)
  expect(refused).toMatchObject({ code: 1, output: '--show would print the phrasings that --held-out keeps unseen.\n' })
})
