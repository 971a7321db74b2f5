import type { ReactNode } from 'react'
import { ExtranetDocument } from './document/extranet-document.tsx'
import { ExtranetDocuments } from './documents/extranet-documents.tsx'
import {
  documents,
  entries,
  gallery,
  newer,
  notice,
  notices,
  older,
  photos,
  product,
  shown,
  sparse,
} from './extranet-cards.fixture.ts'
import { ExtranetGalleries } from './galleries/extranet-galleries.tsx'
import { ExtranetGallery } from './gallery/extranet-gallery.tsx'
import { ExtranetHome } from './home/extranet-home.tsx'
import { ExtranetNotice } from './notice/extranet-notice.tsx'
import { ExtranetNotices } from './notices/extranet-notices.tsx'
import { ExtranetProduct } from './product/extranet-product.tsx'
import { ExtranetProducts } from './products/extranet-products.tsx'

const around = {
  breadcrumbs: [{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }],
  context: { locale: 'es-ES', isEditor: false },
}
const composed = { ...around, page: { title: 'Para la profesión', teaser: 'Lo que cambia.' }, body: [] }
const bare = { ...around, page: { title: 'Para la profesión' }, body: [] }

/** Each page of the extranet with all optional content, and with none of it. */
export const extranetPages: Readonly<Record<string, { typical: ReactNode; empty: ReactNode }>> = {
  home: {
    typical: <ExtranetHome {...composed} parts={[]} documents={documents} notices={notices} />,
    empty: <ExtranetHome {...bare} parts={[]} documents={[]} notices={[]} />,
  },
  documents: {
    typical: (
      <ExtranetDocuments
        {...composed}
        path="/extranet/catalogos"
        validOn="2026-09-01"
        entries={entries}
        documents={documents}
      />
    ),
    empty: <ExtranetDocuments {...bare} path="/extranet/catalogos" validOn={undefined} entries={[]} documents={[]} />,
  },
  document: {
    typical: (
      <ExtranetDocument
        {...around}
        story={{ content: { files: [] } }}
        card={newer}
        replaces={[older]}
        products={shown}
      />
    ),
    empty: <ExtranetDocument {...around} story={{ content: { files: [] } }} card={older} replaces={[]} products={[]} />,
  },
  notices: {
    typical: <ExtranetNotices {...composed} notices={notices} />,
    empty: <ExtranetNotices {...bare} notices={[]} />,
  },
  notice: {
    typical: (
      <ExtranetNotice {...around} notice={notice} line="Transpondedores" documents={documents} products={shown} />
    ),
    empty: (
      <ExtranetNotice
        {...around}
        notice={{ title: notice.title, date: notice.date, teaser: undefined, body: undefined }}
        line="Llaves"
        documents={[]}
        products={[]}
      />
    ),
  },
  galleries: {
    typical: <ExtranetGalleries {...composed} entries={entries} galleries={[gallery]} />,
    empty: <ExtranetGalleries {...bare} entries={[]} galleries={[]} />,
  },
  gallery: {
    typical: (
      <ExtranetGallery
        {...around}
        gallery={{ title: gallery.title, teaser: gallery.teaser, date: '2026-03-04T00:00:00.000Z', photos: [] }}
        photos={photos}
      />
    ),
    empty: (
      <ExtranetGallery
        {...around}
        gallery={{ title: 'Taller', teaser: undefined, date: undefined, photos: [] }}
        photos={photos.slice(1)}
      />
    ),
  },
  products: {
    typical: <ExtranetProducts {...composed} entries={entries} products={[product, sparse]} />,
    empty: <ExtranetProducts {...bare} entries={[]} products={[]} />,
  },
  product: {
    typical: (
      <ExtranetProduct
        {...around}
        card={product}
        terms={{ note: 'Guarde una caja.', customsTariff: '83017000' }}
        product={shown[0]}
        documents={documents}
      />
    ),
    empty: (
      <ExtranetProduct
        {...around}
        card={sparse}
        terms={{ note: undefined, customsTariff: undefined }}
        product={undefined}
        documents={[]}
      />
    ),
  },
}
