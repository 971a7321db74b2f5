import { daysOf } from 'component-schemas/content-types/shop/opening-hours.ts'
import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import { storeData } from '#site/page-kinds/seo/place-data.ts'
import type { PageKind } from '../page-kind.ts'
import type { ShopDetailContent } from './load.ts'
import { ShopDetail } from './shop-detail.tsx'

export const shopDetail: PageKind<ShopDetailContent> = {
  render: ({ story, card, others }, read) => (
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
