import { registry } from './registry.ts'
import { toVendorSchema } from './vendor-schema.ts'

/** The same definitions for the vendor's command line: `storyblok schema push component-schemas/schema/storyblok-schema.ts`. */
export const schema = toVendorSchema(registry)
