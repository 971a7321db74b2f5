import { buildId } from '#site/browser/navigation/releases/build.ts'

export const dynamic = 'force-dynamic'

/** The running build's name: open pages ask for it to know when they have become old (acceptance row D4). */
export function GET(): Response {
  return Response.json({ id: buildId() }, { headers: { 'cache-control': 'no-store' } })
}
