import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startStack } from './start-stack.ts'

/** Flags with their values when not given. */
const defaults = {
  data: '.data/stack',
  space: '100001',
  preview: 'http://localhost:3000/',
  'app-url': 'http://localhost:3100',
  'app-secret': 'local-app-secret-for-this-machine-only',
  'public-token': 'local-public',
  'preview-token': 'local-preview',
  'management-token': 'local-management',
  'content-port': '4010',
  'editor-port': '4000',
  'identity-port': '4020',
  'search-port': '4030',
  'mail-port': '4040',
  'mail-web-port': '4041',
}

const origin = z.url().transform((url) => new URL(url).origin)
const port = z.coerce.number().int().min(0).max(65_535)

const flags = z.object({
  data: z.string().min(1),
  'editor-build': z.string().min(1).optional(),
  'editor-labels': z.string().min(1).optional(),
  from: z.string().min(1).optional(),
  space: z.coerce.number().int().positive(),
  preview: z.url({ protocol: /^https?$/ }),
  'app-url': origin,
  'app-secret': z.string().min(32),
  'public-token': z.string().min(1),
  'preview-token': z.string().min(1),
  'management-token': z.string().min(1),
  'content-port': port,
  'editor-port': port,
  'identity-port': port,
  'search-port': port,
  'mail-port': port,
  'mail-web-port': port,
})

function readFlags(): z.output<typeof flags> {
  const known = [...Object.keys(defaults), 'from', 'editor-build', 'editor-labels']
  const options = Object.fromEntries(known.map((name) => [name, { type: 'string' as const }]))
  const parsed = flags.safeParse({ ...defaults, ...parseArgs({ options }).values })
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return parsed.data
}

try {
  const given = readFlags()
  const stack = await startStack({
    dataFolder: given.data,
    exportFolder: given.from,
    editorFolder: given['editor-build'] ?? join(given.data, 'editor'),
    labelsFolder: given['editor-labels'],
    spaceId: given.space,
    previewUrl: given.preview,
    tokens: {
      public: given['public-token'],
      preview: given['preview-token'],
      management: given['management-token'],
    },
    app: { url: given['app-url'], clientId: 'local-app', clientSecret: given['app-secret'] },
    ports: {
      content: given['content-port'],
      editor: given['editor-port'],
      identity: given['identity-port'],
      search: given['search-port'],
      mail: given['mail-port'],
      mailWeb: given['mail-web-port'],
    },
    log: (line) => console.error(line),
  })
  const stop = () => void stack.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  for (const [name, url] of Object.entries(stack.addresses)) console.log(`${name} ${url}`)
  for (const name of ['public', 'preview', 'management'] as const)
    console.log(`${name}-token ${given[`${name}-token`]}`)
  console.log(`space ${given.space}`)
  console.log(`ready: ${stack.stories} stories loaded, data in ${given.data}`)
} catch (error) {
  console.error(`The stack cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
