import { expect, test, vi } from 'vitest'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'

const link = (href: string) => ({ label: href, link: { href } })

vi.mock('#site/content/stories/get-settings.ts', () => ({
  getSettings: async () => ({
    settings: {
      siteName: 'Zarandal',
      menu: [{ ...link('/productos'), children: [link('/gone'), link('/gone?q=1#top'), link('/extranet')] }],
      footerColumns: [{ title: 'Legal', links: [link('/productos/also-gone'), link('https://other.example/')] }],
    },
  }),
}))

vi.mock('#site/content/stories/get-story.ts', () => ({
  getStory: async ({ route }: { route: { name: string } }) => (route.name === 'products' ? {} : undefined),
}))

const { llmsOfSite } = await import('./llms-of-site.ts')

test('names the pages of menu and footer that there are, and no other address', async () => {
  const text = await llmsOfSite(siteForHost('localhost', []))
  expect(text.split('## Languages')[0]?.match(/\]\(\S+\)/g)).toEqual(['](/productos.md)'])
})
