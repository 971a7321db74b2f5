import { existsSync } from 'node:fs'

/** The varnishd of this machine, where it has the module of tags; undefined where there is none. */
export const varnishPath = existsSync('/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so')
  ? ['/usr/sbin/varnishd'].find((path) => existsSync(path))
  : undefined
