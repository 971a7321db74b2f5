import { notFound } from 'next/navigation'
import { dependOn } from '#site/page-store/render-record.ts'
export const dynamic = 'force-dynamic'
export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path } = await params
  await new Promise((r) => setTimeout(r, 50))
  if (path?.[0] === 'nope') notFound()
  if (path?.[0] === 'boom') throw new Error('boom')
  dependOn(['story:1'])
  return (
    <h1>
      Hello {path?.join('/')} {Date.now()}
    </h1>
  )
}
