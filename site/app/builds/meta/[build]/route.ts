import { buildManifest } from '#site/browser/navigation/releases/build-manifest.ts'

export const dynamic = 'force-dynamic'

type Asked = { params: Promise<{ build: string }> }

/** The manifest of the running build; of any other nothing is known here. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const manifest = buildManifest()
  if ((await params).build !== `${manifest.id}.json`) return Response.json({ error: 'No such build.' }, { status: 404 })
  return Response.json(manifest, { headers: { 'cache-control': 'public, max-age=3600' } })
}
