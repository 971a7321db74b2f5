import { type ManagementClient, managementClient, requireResponse } from '../services/management-client.ts'
import type { WireComponent, WireComponentGroup } from '../services/wire-component.ts'
import type { WireSpace } from '../services/wire-space.ts'

export type Loaded = {
  client: ManagementClient
  space: WireSpace
  components: WireComponent[]
  groups: WireComponentGroup[]
  /** Origin of the app that is authorized for the space. */
  appUrl: string
  /** The holder of the token; the app receives it. */
  userId: number
}

/** Loads the data of the space once. @throws ManagementError when the content service does not respond */
export async function loadEditor(): Promise<Loaded> {
  const response = await requireResponse('/setup')
  const setup: { space_id: number; app_url: string } = await response.json()
  const client = managementClient(setup.space_id)
  const [{ space }, schema, { user }] = await Promise.all([
    client.send<{ space: WireSpace }>('GET', ''),
    client.send<{ components: WireComponent[]; component_groups: WireComponentGroup[] }>('GET', 'components'),
    client.get<{ user: { id: number } }>('users/me'),
  ])
  const { components, component_groups: groups } = schema
  return { client, space, components, groups, appUrl: setup.app_url, userId: user.id }
}
