import type { ReactNode } from 'react'
import { myFiles, taken } from './extranet-cards.fixture.ts'
import { ExtranetFiles } from './files/extranet-files.tsx'
import { ExtranetSubscriptions } from './subscriptions/extranet-subscriptions.tsx'

const around = {
  breadcrumbs: [{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }],
  context: { locale: 'es-ES', isEditor: false },
}
const composed = { ...around, page: { title: 'Para la profesión', teaser: 'Lo que cambia.' }, body: [] }
const bare = { ...around, page: { title: 'Para la profesión' }, body: [] }

/** Pages of what belongs to a customer, with much and with nothing. */
export const ownPages: Readonly<Record<string, { typical: ReactNode; empty: ReactNode }>> = {
  files: {
    typical: (
      <ExtranetFiles
        {...composed}
        code="es"
        isFull
        files={myFiles}
        taken={taken}
        moreHref="/extranet/mis-archivos?page=2"
      />
    ),
    empty: <ExtranetFiles {...bare} code="es" isFull={false} files={[]} taken={[]} moreHref={undefined} />,
  },
  subscriptions: {
    typical: (
      <ExtranetSubscriptions
        {...composed}
        problem="too-many"
        followed={[
          { kind: 'folder', target: 'extranet/catalogos', title: 'Catálogos', frequency: 'weekly', since: 0 },
          { kind: 'line', target: 'extranet/productos', title: 'Productos', frequency: 'daily', since: 0 },
        ]}
      />
    ),
    empty: <ExtranetSubscriptions {...bare} problem={undefined} followed={undefined} />,
  },
}
