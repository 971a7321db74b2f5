import { daysOf } from 'component-schemas/content-types/shop/opening-hours.ts'
import type { ShopDetailContent } from '#site/content/pages/shop-detail.ts'
import { storeData } from '#site/seo/place-data.ts'
import { ShopDetail } from '#site/templates/shop-detail/shop-detail.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const shopDetail: PageKind<ShopDetailContent> = {
  draw: ({ story, card, others }, read) => (
    <ShopDetail shop={story.content} card={card} others={others} {...around(read, story.content.name)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.name }),
  describe: ({ story, card }) =>
    story.content.note ?? `${card.street}, ${card.postcode} ${card.city}, ${card.countryName}`,
  subject: ({ story, card }, { url }) => {
    const { name, street, postcode, city, country, phone, email, image, openingHours } = story.content
    const hours = openingHours.map((stretch) => ({ ...stretch, days: daysOf(stretch) }))
    const address = { street, postcode, city, country }
    return storeData({ name, url, address, phone, email, image: image?.src, spot: card.spot, hours })
  },
}
