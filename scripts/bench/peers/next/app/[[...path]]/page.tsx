import { StoryblokServerComponent } from '@storyblok/react/rsc'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getStoryblokApi } from '../../storyblok'
import type { Link as Named } from '../../words/links-of'
import { readPage } from '../../words/read-page'
import type { Ask } from '../../words/story'

export const dynamic = 'force-dynamic'

type Asked = { params: Promise<{ path?: string[] }> }

const read = cache(async (path: string) => {
  const client = getStoryblokApi()
  try {
    return await readPage(client.get.bind(client) as unknown as Ask, path)
  } catch (error) {
    if ((error as { status?: number }).status === 404) notFound()
    throw error
  }
})

const pathOf = async ({ params }: Asked) => `/${((await params).path ?? []).join('/')}`

export async function generateMetadata(asked: Asked): Promise<Metadata> {
  return { title: (await read(await pathOf(asked))).title }
}

export default async function Page(asked: Asked) {
  const { bloks, lists, menu, footer } = await read(await pathOf(asked))
  return (
    <>
      <nav>{menu.map(named)}</nav>
      <main>
        {bloks.map((blok, index) => (
          <StoryblokServerComponent blok={blok} lists={lists} isFirst={index === 0} key={blok._uid} />
        ))}
      </main>
      <footer>{footer.map(named)}</footer>
    </>
  )
}

function named({ href, label }: Named, index: number) {
  return (
    <Link key={index} href={href}>
      {label}
    </Link>
  )
}
