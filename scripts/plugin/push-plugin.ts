import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createManagementApiClient } from '@storyblok/management-api-client'
import { buildField } from 'cms-plugin/landing-field/build/build-field.ts'
import { landingFieldType } from 'component-schemas/landing/landing-field-type.ts'
import { z } from 'zod'
import type { Space } from '../management/management-requests.ts'
import { root } from '../settings.ts'
import {
  type PluginPlan,
  planPlugin,
  planSentence,
  pluginManifest,
  type RemotePlugin,
  remotePlugin,
  type WantedPlugin,
} from './plan-plugin.ts'

export type PushPluginOptions = Space & {
  /** Origin of the CMS that will frame the plugin. */
  cmsOrigin: string
  /** Stories of the delivery API, which the plugin reads with the token from the CMS. */
  storiesUrl: string
  buildFolder: string
  log: (line: string) => void
  mode: 'push' | 'plan'
}

/**
 * Pushes the field plugin of this repository to a space and publishes it: compares, logs the differences, then sends them.
 * @throws Error with the API's response
 */
export async function pushPlugin(options: PushPluginOptions): Promise<PluginPlan> {
  const api = fieldTypes(options)
  const wanted = await wantedPlugin(options)
  const plan = planPlugin(wanted, await api.find(wanted.name))
  options.log(planSentence(wanted, plan))
  if (options.mode === 'push' && plan.action !== 'none') {
    const id = plan.action === 'create' ? await api.create(wanted.name) : plan.id
    await api.publish(id, wanted)
    options.log(`The field type ${wanted.name} is published.`)
  }
  return plan
}

async function wantedPlugin({ cmsOrigin, storiesUrl, buildFolder }: PushPluginOptions): Promise<WantedPlugin> {
  const manifest = await readFile(join(root, 'cms-plugin/landing-field/field-plugin.config.json'), 'utf8')
  const { options } = pluginManifest.parse(JSON.parse(manifest))
  return { name: landingFieldType, body: await buildField({ cmsOrigin, storiesUrl, folder: buildFolder }), options }
}

const list = z.looseObject({ field_types: z.array(z.looseObject({ id: z.number(), name: z.string() })) })
const one = z.looseObject({ field_type: remotePlugin })

/** The part of the management API outside of any space. */
function fieldTypes({ contentUrl, managementToken }: Space) {
  const client = createManagementApiClient({ personalAccessToken: managementToken, baseUrl: contentUrl })
  const read = async (request: string, sent: Promise<{ data?: unknown; response?: Response }>): Promise<unknown> => {
    const { data, response } = await sent
    if (!response) throw new Error(`${contentUrl} does not answer (${request}).`)
    if (!response.ok) throw new Error(`${request} returned ${response.status}.`)
    return data
  }
  return {
    async find(name: string): Promise<RemotePlugin | undefined> {
      const query = { search: name, per_page: 100 }
      const { field_types: found } = list.parse(
        await read('GET field_types', client.get('/v1/field_types/', { query })),
      )
      const id = found.find((row) => row.name === name)?.id
      if (id === undefined) return undefined
      return one.parse(await read('GET field_types', client.get(`/v1/field_types/${id}`))).field_type
    },
    async create(name: string): Promise<number> {
      const body = { field_type: { name } }
      return one.parse(await read('POST field_types', client.post('/v1/field_types/', { body }))).field_type.id
    },
    async publish(id: number, { body, options }: WantedPlugin): Promise<void> {
      const change = { field_type: { body, options }, publish: true }
      await read('PUT field_types', client.put(`/v1/field_types/${id}`, { body: change }))
    },
  }
}
