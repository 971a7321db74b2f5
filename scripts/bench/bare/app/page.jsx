import Link from 'next/link'

// Rendered for each request, with a link: what the framework sends for the smallest page of a site.
export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <main>
      <h1>Nothing but the framework</h1>
      <Link href="/">Home</Link>
    </main>
  )
}
