/** A plain npm project that renders the same pages from the same content service. */
export type Peer = {
  name: string
  /** Its folder in `scripts/bench/peers`; two peers may be builds of one project. */
  project: 'next' | 'nuxt' | 'astro'
  /** Script of its package that builds it, below node_modules/.bin, with its arguments. */
  build: readonly [command: string, ...args: string[]]
  buildVariables: Readonly<Record<string, string>>
  /** Arguments for Node, in the folder of the project. */
  start: (port: number) => { args: readonly string[]; variables: Readonly<Record<string, string>> }
}

const listening = (port: number) => ({ HOST: 'localhost', PORT: String(port) })

/** The vendor's starter in each framework, unchanged; `nuxt swr` adds that framework's own response cache. */
export const peers: readonly Peer[] = [
  {
    name: 'next',
    project: 'next',
    build: ['next', 'build'],
    buildVariables: {},
    start: (port) => ({
      args: ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(port)],
      variables: {},
    }),
  },
  {
    name: 'nuxt',
    project: 'nuxt',
    build: ['nuxt', 'build'],
    buildVariables: {},
    start: (port) => ({ args: ['.output/server/index.mjs'], variables: listening(port) }),
  },
  {
    name: 'nuxt-swr',
    project: 'nuxt',
    build: ['nuxt', 'build'],
    buildVariables: { PEER_SWR: '1' },
    start: (port) => ({ args: ['.output-swr/server/index.mjs'], variables: listening(port) }),
  },
  {
    name: 'astro',
    project: 'astro',
    build: ['astro', 'build'],
    buildVariables: {},
    start: (port) => ({ args: ['dist/server/entry.mjs'], variables: listening(port) }),
  },
]
