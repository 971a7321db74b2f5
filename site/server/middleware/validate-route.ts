import { listProductLines } from '#site/content/products/list-product-lines.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { ValidatorName } from '#site/routing/validator-name.ts'
import { showNoPage } from './address/show-no-page.ts'
import type { Step } from './request-context.ts'

type Validator = (match: Match) => Promise<boolean>

/** One row for each name that routes may use. */
const validators: Readonly<Record<ValidatorName, Validator>> = {
  /** Acceptance row A7: `{product}` is a product line that the CMS lists. */
  async 'product-line'({ params }) {
    return (await listProductLines()).includes(params['product'] ?? '')
  },
}

/** Spec section 5: a route whose validation fails is a 404. */
export const validateRoute: Step = async (context) => {
  const name = context.match?.route.validate
  if (!context.match || name === undefined || (await validators[name](context.match))) return context
  return await showNoPage(context, 'route-invalid')
}
