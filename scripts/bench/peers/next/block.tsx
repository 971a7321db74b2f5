import { renderRichText, StoryblokServerComponent } from '@storyblok/react/rsc'
import Link from 'next/link'
import type { Card } from './words/card-of'
import { type Part, partsOf } from './words/parts-of'
import type { Picture } from './words/picture-of'
import type { Blok } from './words/story'

type Lists = Readonly<Record<string, readonly Card[]>>

export function Block({ blok, lists = {}, isFirst = false }: { blok: Blok; lists?: Lists; isFirst?: boolean }) {
  return (
    <section>
      {partsOf(blok, lists).map((part, index) => (
        <Said key={index} part={part} isFirst={isFirst} />
      ))}
    </section>
  )
}

function Said({ part, isFirst }: { part: Part; isFirst: boolean }) {
  switch (part.kind) {
    case 'title':
      return <h1>{part.text}</h1>
    case 'heading':
      return <h2>{part.text}</h2>
    case 'text':
      return <p>{part.text}</p>
    case 'fact':
      return (
        <p>
          {part.name}: {part.text}
        </p>
      )
    case 'rich':
      return <div dangerouslySetInnerHTML={{ __html: String(renderRichText(part.document as never)) }} />
    case 'picture':
      return <Shown picture={part.picture} isFirst={isFirst} />
    case 'link':
      return <Link href={part.href}>{part.label}</Link>
    case 'bloks':
      return part.bloks.map((blok) => <StoryblokServerComponent blok={blok} key={blok._uid} />)
    case 'cards':
      return <Cards cards={part.cards} />
  }
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul>
      {cards.map(({ href, title, text, picture }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
          <p>{text}</p>
          {picture ? <Shown picture={picture} isFirst={false} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Shown({ picture, isFirst }: { picture: Picture; isFirst: boolean }) {
  const { src, srcset, alt, width, height } = picture
  const loading = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return <img src={src} srcSet={srcset} sizes="92vw" alt={alt} width={width} height={height} {...loading} />
}
