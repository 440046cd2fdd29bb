import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../processes/command.ts'

/** Hosts with ports of the copies of each server, and ports of nginx: HTTP, HTTPS, and those for the shop's own servers. */
type Addresses = {
  web: string[]
  bff: string[]
  storeApi: string[]
  plain: number
  port: number
  bffPort?: number
  storeApiPort?: number
}

/**
 * Returns deploy/nginx.conf with the addresses of a test in place of those that a merchant changes. Throws when one is not
 * in it.
 */
export async function ourNginx(folder: string, at: Addresses): Promise<string> {
  const selfSigned = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example'.split(' ')
  const made = await run('openssl', [...selfSigned, '-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`])
  if (!made.ok) throw new Error(`No certificate could be made: ${made.output}`)
  const copies = (hosts: string[]) => hosts.map((host) => `server ${host} max_fails=0;`).join(' ')
  const changes: [from: string, to: string][] = [
    ['server 127.0.0.1:3000 max_fails=0;', copies(at.web)],
    ['server 127.0.0.1:4000 max_fails=0;', copies(at.bff)],
    ['server 127.0.0.1:5000 max_fails=0;', copies(at.storeApi)],
    ['listen 80;', `listen 127.0.0.1:${at.plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${at.port} ssl http2;`],
    ['listen 127.0.0.1:4100;', `listen ${at.bffPort ? `127.0.0.1:${at.bffPort}` : `unix:${folder}/bff`};`],
    ['listen 127.0.0.1:5100;', `listen ${at.storeApiPort ? `127.0.0.1:${at.storeApiPort}` : `unix:${folder}/store`};`],
    ['/var/cache/nginx/shop', `${folder}/cache`],
    ['/etc/letsencrypt/live/shop.example/fullchain.pem', `${folder}/cert.pem`],
    ['/etc/letsencrypt/live/shop.example/privkey.pem', `${folder}/key.pem`],
  ]
  const ours = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
  return changes.reduce((conf, [from, to]) => {
    if (!conf.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`)
    return conf.replace(from, to)
  }, ours)
}
