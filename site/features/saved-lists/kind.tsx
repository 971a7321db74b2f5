import { load } from '#load/features/saved-lists'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetLists } from './extranet-lists.tsx'
import { OneList } from './one-list.tsx'
import { OneEnquiry } from './sent-enquiries.tsx'

export const extranetLists = definePageKind('extranet-lists', {
  load,
  titleOf: ({ story, open, enquiry }) => open?.saved.name ?? enquiry?.number ?? story.content.title,
  render: ({ story, open, enquiry, ...page }, props, { path, siteContext: { locale } }) => {
    const [own] = props.breadcrumbs.slice(-1)
    const isBelow = own !== undefined && (open ?? enquiry) !== undefined
    const above = isBelow
      ? [...props.breadcrumbs.slice(0, -1), { label: story.content.title, href: path }, own]
      : undefined
    const around = { ...props, breadcrumbs: above ?? props.breadcrumbs, path, code: locale }
    if (open) return <OneList {...open} {...around} problem={page.problem} />
    if (enquiry) return <OneEnquiry {...around} enquiry={enquiry} email={enquiry.email} />
    return <ExtranetLists page={story.content} {...page} {...around} />
  },
})
