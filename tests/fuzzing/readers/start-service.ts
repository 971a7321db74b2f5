import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentService } from 'local-stack/content-service/content-service.ts'
import { openStore } from 'local-stack/content-service/store/open-store.ts'
import { prepareSpace } from 'local-stack/content-service/store/prepare-space.ts'

type Answer = { status: number; problem: string }

const client = { clientId: 'app', clientSecret: 'secret', redirectUri: 'https://app.example/back' }

/** A service with an empty space in memory, and a function that sends it a request. */
export function startService() {
  let problem = ''
  const store = openStore(':memory:')
  const context = {
    store,
    spaceId: 7,
    dataFolder: join(tmpdir(), 'fuzz-content-service'),
    publicToken: 'public',
    previewToken: 'preview',
    managementToken: 'management',
    origin: () => 'http://content.example',
    log: (line: string) => {
      problem = line
    },
  }
  prepareSpace(context)
  const app = contentService(context, { oauthClients: [client] })
  return {
    store,
    async send(
      path: string,
      init: { method?: string; body?: string; headers?: Record<string, string> } = {},
    ): Promise<Answer> {
      const url = URL.parse(`http://content.example${path.startsWith('/') ? '' : '/'}${path}`)
      if (!url) return { status: 0, problem: '' }
      problem = ''
      const headers = { authorization: 'management', 'content-type': 'application/json', ...init.headers }
      const response = await app.request(url.href, { ...init, headers })
      await response.arrayBuffer()
      return { status: response.status, problem }
    },
  }
}

/** A service refuses what it does not take; 501 names what it does not do. */
export function assertAnswered({ status, problem }: Answer): void {
  assert.ok(status < 500 || status === 501, problem)
}
