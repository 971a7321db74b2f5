import { type ManagementClient, managementClient } from '../services/management-client.ts'
import type { WireComponent, WireComponentGroup } from '../services/wire-component.ts'
import type { WireSpace } from '../services/wire-space.ts'

export type Loaded = {
  client: ManagementClient
  space: WireSpace
  components: WireComponent[]
  groups: WireComponentGroup[]
}

/** Everything about the space that is asked once. @throws ManagementError when the content service does not answer */
export async function loadEditor(): Promise<Loaded> {
  const setup = (await (await fetch('/setup')).json()) as { space_id: number }
  const client = managementClient(setup.space_id)
  const [{ space }, schema] = await Promise.all([
    client.send<{ space: WireSpace }>('GET', ''),
    client.send<{ components: WireComponent[]; component_groups: WireComponentGroup[] }>('GET', 'components'),
  ])
  return { client, space, components: schema.components, groups: schema.component_groups }
}
