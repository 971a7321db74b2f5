import 'server-only'
import { getPrivateAsset, type PrivateAsset } from '#site/content/client/get-private-asset.ts'
import { requireLogin } from './require-reader.ts'

/**
 * Size and type of a file for a page: without a response of the storage the page renders without them.
 * @throws CatalogueError login-required
 */
export async function fileDetails(src: string): Promise<Pick<PrivateAsset, 'length' | 'contentType'> | undefined> {
  await requireLogin()
  try {
    return await getPrivateAsset(src)
  } catch {
    return undefined
  }
}
