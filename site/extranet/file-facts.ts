import 'server-only'
import { getPrivateAsset, type PrivateAsset } from '#site/content/get-private-asset.ts'
import { requireCustomer } from '#site/identity/customer.ts'

/**
 * Size and type of a file for a page: a page is worth more than a size, so a service that does not say leaves it out.
 * @throws CatalogueError login-required
 */
export async function fileFacts(src: string): Promise<Pick<PrivateAsset, 'length' | 'contentType'> | undefined> {
  await requireCustomer()
  try {
    return await getPrivateAsset(src)
  } catch {
    return undefined
  }
}
