import { daysOf } from 'component-schemas/content-types/shop/opening-hours.ts'
import { load } from '#load/features/shops/shop-detail'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { storeData } from '#site/page-kinds/seo/place-data.ts'
import { ShopDetail } from './shop-detail.tsx'

export const shopDetail = definePageKind('shop-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: (page, props) => <ShopDetail shop={page.story.content} {...page} {...props} />,
  describe: ({ story, card }) =>
    story.content.note ?? `${card.street}, ${card.postcode} ${card.city}, ${card.countryName}`,
  subject: ({ story, card }, { url }) => {
    const { name, street, postcode, city, country, phone, email, image, openingHours } = story.content
    const hours = openingHours.map((stretch) => ({ ...stretch, days: daysOf(stretch) }))
    const address = { street, postcode, city, country }
    return storeData({ name, url, address, phone, email, image: image?.src, spot: card.spot, hours })
  },
})
