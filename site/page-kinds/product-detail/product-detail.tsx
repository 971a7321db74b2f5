import { useLingui } from '@lingui/react/macro'
import type { RelationName } from 'component-schemas/cards/product-relations.ts'
import type { CategoryCard, DownloadCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { MediaFigure } from '#site/blocks/media-figure/media-figure.tsx'
import { featureProductFiles } from '#site/features.pages.tsx'
import type { ChoosePaths } from '#site/page-kinds/parts/choices/choose-bar.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { listQuery } from '#site/routing/query/product-list.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { Video } from '#site/ui/video/video.tsx'
import type { ViewProps } from '../view-props.ts'
import type { ProductLink } from './product-actions.tsx'
import styles from './product-detail.module.css'
import { ProductDownloads } from './product-downloads.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductIntro, ProductName } from './product-intro.tsx'
import { ProductRow } from './product-row.tsx'
import { ProductTables } from './product-tables.tsx'
import { SectionLinks } from './section-links.tsx'
import { TechnicalData } from './technical-data.tsx'
import { VehicleList } from './vehicle-list.tsx'

export type ProductDetailProps = ViewProps & {
  product: Product
  /** The product's categories, main one first. */
  categories: readonly CategoryCard[]
  /** Other products by how this one leads to them. */
  others: Readonly<Record<RelationName, readonly ProductCard[]>>
  downloads: readonly DownloadCard[]
  /** Products that are like this one by what they are, and are nowhere else on the page. */
  recommended?: readonly ProductCard[]
  choose?: ChoosePaths | undefined
  /** Address of its page. */
  path: string
  /** Links that features add. */
  links: readonly ProductLink[]
}

/** One product: pictures and deciding details first, then reference data. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, categories, others, downloads, recommended = [], path, links, choose } = props
  const { breadcrumbs, context } = props
  const { t } = useLingui()
  const hasParts = product.kind === 'machine' && others.accessories.length > 0
  const spareParts = hasParts ? '#spare-parts' : undefined
  const price = priceAddress(choose?.list, product.code)
  return (
    <article className={styles.page}>
      <PageHead breadcrumbs={breadcrumbs} />
      <div className={styles.top}>
        <ProductName product={product} category={categories[0]} />
        <ProductGallery product={product} />
        <ProductIntro
          product={product}
          others={others}
          actions={{ price, path, links, spareParts }}
          choose={choose}
          context={context}
        />
      </div>
      <SectionLinks sections={useSections(props)} />
      <div className={styles.body}>
        {product.description && (
          <section className={styles.text} id="description">
            <Heading level={2} size={2}>{t`Description`}</Heading>
            <RichText document={product.description} under={2} />
          </section>
        )}
        <TechnicalData product={product} context={context} />
        <ProductTables product={product} context={context} />
        <VehicleList vehicles={product.compatibility ?? []} context={context} />
        <ProductVideos videos={product.videos ?? []} films={downloads.filter(({ kind }) => kind === 'video')} />
        <ProductDownloads downloads={downloads.filter(({ kind }) => kind !== 'video')} path={path} context={context} />
        <ProductQuestions questions={product.faq ?? []} />
      </div>
      <div className={styles.others} data-theme="surface" id="other-products">
        <ProductRow title={t`Used on these machines`} products={others.machines} />
        <ProductRow title={t`Tools needed`} products={others.tools} />
        <ProductRow title={t`Blade that fits`} products={others.blades} />
        <ProductRow title={t`In the box`} products={others.supplied} />
        <ProductRow title={t`Accessories`} products={others.accessories} id={spareParts?.slice(1)} />
        <ProductRow title={t`Related products`} products={others.related} />
        <ProductRow title={t`Similar products`} products={recommended} id="similar-products" />
      </div>
    </article>
  )
}

/** Where the price is asked for: the list with one piece of the product; undefined where the site is without lists. */
function priceAddress(listPath: string | undefined, code: string): string | undefined {
  return listPath && `${listPath}?l=${listQuery([{ code, amount: 1, note: '' }])}#ask`
}

/** The sections that the page has, in its order. */
function useSections({ product, others, downloads, recommended = [] }: ProductDetailProps) {
  const { t } = useLingui()
  const { spec, description, variants = [], crossRefs = [], compatibility = [], videos = [], faq = [] } = product
  const series = spec.component === 'spec_key_blank' ? (spec.codeSeries?.rows ?? []) : []
  const rows = [recommended, ...rowNames.map((name) => others[name])]
  const films = downloads.filter(({ kind }) => kind === 'video')
  const files = featureProductFiles.length + downloads.length - films.length
  const all = [
    { id: 'description', label: t`Description`, has: description !== undefined },
    { id: 'technical-data', label: t`Technical data`, has: true },
    { id: 'codes', label: t`Codes and variants`, has: variants.length + crossRefs.length + series.length > 0 },
    { id: 'vehicles', label: t`Vehicles it fits`, has: compatibility.length > 0 },
    { id: 'videos', label: t`Videos`, has: videos.length + films.length > 0 },
    { id: 'downloads', label: t`Downloads`, has: files > 0 },
    { id: 'questions', label: t`Questions`, has: faq.length > 0 },
    { id: 'other-products', label: t`Other products`, has: rows.some((row) => row.length > 0) },
  ]
  return all.filter(({ has }) => has)
}

const rowNames = ['machines', 'tools', 'blades', 'supplied', 'accessories', 'related'] as const

/** What customers ask about the product. Draws nothing without any. */
function ProductQuestions({ questions }: { questions: NonNullable<Product['faq']> }) {
  const { t } = useLingui()
  if (questions.length === 0) return undefined
  return (
    <section className={styles.section} id="questions">
      <Heading level={2} size={2}>{t`Questions`}</Heading>
      <div className={styles.questions}>
        {questions.map((item, index) => (
          <div key={item._uid || index} {...editorAttributes(item)}>
            <Disclosure label={item.question}>
              <RichText document={item.answer} under={2} />
            </Disclosure>
          </div>
        ))}
      </div>
    </section>
  )
}

type ProductVideosProps = {
  videos: NonNullable<Product['videos']>
  /** Downloads of the product that are played on its page as well. */
  films: readonly DownloadCard[]
}

/** Videos of a product; nothing is fetched before the visitor plays one. Renders nothing without any. */
function ProductVideos({ videos, films }: ProductVideosProps) {
  const { t } = useLingui()
  if (videos.length + films.length === 0) return undefined
  return (
    <section className={styles.section} id="videos">
      <Heading level={2} size={2}>{t`Videos`}</Heading>
      <ul className={styles.videos}>
        {videos.map((video, index) => (
          <li key={video._uid || index} {...editorAttributes(video)}>
            <MediaFigure item={video} ratio={16 / 9} sizes="(min-width: 60rem) 40rem, 92vw" />
          </li>
        ))}
        {films.map((film) => (
          <li key={film.uuid}>
            <Film film={film} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Film({ film: { title, files, cover, href } }: { film: DownloadCard }) {
  const [file] = files
  return (
    file && (
      <figure className={styles.film}>
        <Video src={file.href} poster={cover} ratio={16 / 9} label={title} />
        <figcaption>{href === undefined ? title : <QuietLink to={{ href }}>{title}</QuietLink>}</figcaption>
      </figure>
    )
  )
}
