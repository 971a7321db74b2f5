import 'server-only'
import { athletesNewsParts } from './features/athletes/list-athletes.ts'
import { athletesLists } from './features/athletes/listed-athletes.ts'
import { eventsLists } from './features/events/events.ts'
import { jobsLists } from './features/jobs/jobs.ts'
import { finderChoices } from './features/key-finder/finder-choices.ts'
import { salesAgentLists } from './features/sales-agent/agents.ts'
import { shopChoices } from './features/shops/shop-choices.ts'
import { shopsProductLinks } from './features/shops/shops-of.ts'
import { merge } from './routing/feature.ts'

/** The general listings of the features, by the name of their route. */
export const featureLists = merge([athletesLists, eventsLists, jobsLists, salesAgentLists])

/** What addresses of their lists choose, by template. */
export const featureChoices = merge([finderChoices, shopChoices])

/** Their links on the page of a product: an address, or undefined where the product has none. */
export const featureProductLinks = merge([shopsProductLinks])

/** What they add below a story of the newsroom. */
export const featureNewsParts = merge([athletesNewsParts])
