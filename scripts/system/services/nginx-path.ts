import { existsSync } from 'node:fs'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** The nginx of this machine; undefined where there is none. */
export const nginxPath = places.find((path) => existsSync(path))
