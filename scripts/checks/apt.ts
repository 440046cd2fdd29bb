import { existsSync } from 'node:fs'
import { type CommandResult, run } from '../processes/command.ts'

export const INSTALL_TIMEOUT_MS = 8 * 60_000
/** Waits for another apt-get, but not for a server that does not answer. */
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']

/** Whether this process may install Debian's packages. */
export const canApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a package of Debian without what it only recommends. Never throws. */
export async function installDebian(name: string): Promise<CommandResult> {
  const apt = (...args: string[]) =>
    run('apt-get', [...args, ...OPTIONS], { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: INSTALL_TIMEOUT_MS })
  await apt('update')
  return apt('install', '-y', '--no-install-recommends', name)
}
