import { codeCheckHandlers } from './features/code-check/handlers.ts'
import { filesAsZipHandlers } from './features/files-as-zip/handlers.ts'
import { ownTermsHandlers } from './features/own-terms/handlers.ts'
import { passingFilesHandlers } from './features/passing-files/handlers.ts'
import { previewLinksHandlers } from './features/preview-links/handlers.ts'
import { pricesHandlers } from './features/prices/handlers.ts'
import { productComparisonHandlers } from './features/product-comparison/handlers.ts'
import { productListHandlers } from './features/product-list/handlers.ts'
import { savedListsHandlers } from './features/saved-lists/handlers.ts'
import { subscriptionsHandlers } from './features/subscriptions/handlers.ts'
import type { Handler } from './handlers/handler.ts'

const rows: readonly (readonly Handler[])[] = [
  codeCheckHandlers,
  filesAsZipHandlers,
  ownTermsHandlers,
  passingFilesHandlers,
  previewLinksHandlers,
  pricesHandlers,
  productComparisonHandlers,
  productListHandlers,
  savedListsHandlers,
  subscriptionsHandlers,
]

/** The addresses below `/api` of the features. */
export const featureHandlers: readonly Handler[] = rows.flat()
