import { expect } from '@playwright/test'
import fc from 'fast-check'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { publish, save, storyWith, unpublish } from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'
import type { Move } from '../history.ts'
import { type CustomerBelief, type CustomerWorld, deviceOf, mayRead, pageOf } from './customer-belief.ts'

type CustomerMove = Move<CustomerBelief, CustomerWorld>

const devices = fc.constantFrom(0, 1, 2)
const ownPage = { origin: testSiteUrl }

const logsIn = devices.map(
  (at): CustomerMove => ({
    words: `logs in on device ${at}`,
    isPossible: (belief) => !deviceOf(belief, at).isIn,
    async make(world, belief) {
      const device = deviceOf(belief, at)
      await openAsCustomer(pageOf(world, at), device.customer, '/extranet')
      device.isIn = true
    },
  }),
)

const logsOut = devices.map(
  (at): CustomerMove => ({
    words: `reads the document on device ${at}, logs out there and goes back`,
    isPossible: (belief) => deviceOf(belief, at).isIn,
    async make(world, belief) {
      const page = pageOf(world, at)
      await page.goto(world.path)
      await page.goto('/extranet')
      await page.request.post('/api/auth/logout', { headers: ownPage, form: { returnTo: '/' } })
      deviceOf(belief, at).isIn = false
      await page.goto('/')
      await page.goBack()
      await page.goBack()
      await expect(page.locator('body')).not.toContainText(`${world.mark}-tarifa`)
    },
  }),
)

const endsOthers = fc.constantFrom(0, 1).map(
  (at): CustomerMove => ({
    words: `ends all other sessions from device ${at}`,
    isPossible: (belief) => deviceOf(belief, at).isIn,
    async make(world, belief) {
      const page = pageOf(world, at)
      await page.goto('/extranet/mis-dispositivos')
      const button = page.getByRole('button', { name: 'Cerrar sesión en los demás dispositivos' })
      if (await button.isVisible()) await button.click()
      await expect(page.getByRole('table', { name: 'Dónde tiene la sesión iniciada' }).locator('tbody tr')).toHaveCount(
        1,
      )
      deviceOf(belief, 1 - at).isIn = false
    },
  }),
)

/** Publishes the document for these groups alone. */
async function publishFor({ story, mark }: CustomerWorld, groups: readonly string[]): Promise<void> {
  const stored = await storyWith(story)
  const access = [{ component: 'access', _uid: `${mark}-access`, groups: [...groups] }]
  await save(stored, { ...stored.content, access })
  await publish(story)
}

const changesRights = fc.constantFrom([], ['locksmith'], ['workshop'], ['distributor'], ['locksmith', 'workshop']).map(
  (groups): CustomerMove => ({
    words: `hears that the document is for ${groups.length === 0 ? 'every customer' : groups.join(' and ')} from now on`,
    async make(world, belief) {
      await publishFor(world, groups)
      belief.groups = groups
      belief.isPublished = true
    },
  }),
)

const takesOff = fc.constant<CustomerMove>({
  words: 'hears that the document is taken off the site',
  isPossible: ({ isPublished }) => isPublished,
  async make({ story }, belief) {
    await unpublish(story)
    belief.isPublished = false
  },
})

const passesOn = fc.record({ at: devices, downloads: fc.constantFrom(1, 5) }).map(
  ({ at, downloads }): CustomerMove => ({
    words: `passes the file on from device ${at}, to be downloaded ${downloads} times`,
    isPossible: (belief) => deviceOf(belief, at).isIn,
    async make(world, belief) {
      const { customer } = deviceOf(belief, at)
      const form = { file: world.file, days: '1', downloads: String(downloads), note: '', locale: 'es-ES' }
      const { request } = pageOf(world, at)
      const response = await request.post('/api/extranet/shares', { headers: ownPage, form, maxRedirects: 0 })
      const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
      const token = cookies.flatMap(({ value }) => /^__Host-passed=([\w-]+)/.exec(value)?.[1] ?? [])[0]
      expect(token !== undefined, `${customer} gets a link`).toBe(mayRead(belief, customer))
      if (token) belief.passed.push({ token, sender: customer, isRevoked: false, left: downloads })
    },
  }),
)

const downloads = fc.nat(3).map(
  (pick): CustomerMove => ({
    words: `sees somebody download the file by link ${pick}`,
    isPossible: ({ passed }) => passed.length > 0,
    async make(_, belief) {
      const link = belief.passed[pick % belief.passed.length]
      if (!link) return
      const isOpen = !link.isRevoked && link.left > 0 && mayRead(belief, link.sender)
      const response = await fetch(`${testSiteUrl}/api/passed?token=${link.token}&file=0`)
      await response.body?.cancel()
      expect(response.status === 200, 'the file comes').toBe(isOpen)
      if (isOpen) link.left -= 1
    },
  }),
)

const revokes = devices.map(
  (at): CustomerMove => ({
    words: `revokes the newest link on device ${at}`,
    isPossible: (belief) => deviceOf(belief, at).isIn,
    async make(world, belief) {
      const page = pageOf(world, at)
      const { customer } = deviceOf(belief, at)
      const link = belief.passed.findLast(({ sender, isRevoked }) => sender === customer && !isRevoked)
      if (!link) return
      await page.goto('/extranet/mis-envios')
      await page
        .getByRole('button', { name: /^Anular/ })
        .first()
        .click()
      await expect(page.getByText('Anulado').first()).toBeVisible()
      link.isRevoked = true
    },
  }),
)

const follows = devices.map(
  (at): CustomerMove => ({
    words: `follows the folder on device ${at}`,
    isPossible: (belief) => deviceOf(belief, at).isIn,
    async make(world) {
      const page = pageOf(world, at)
      await page.goto('/extranet/catalogos/llaves')
      await page.getByLabel('Avisarme cuando cambien documentos de aquí').selectOption('daily')
      await page.getByRole('button', { name: 'Guardar: Llaves' }).click()
      await page.waitForURL('**/extranet/mis-avisos')
    },
  }),
)

export const customerMoves = [
  logsIn,
  logsIn,
  logsOut,
  endsOthers,
  changesRights,
  changesRights,
  takesOff,
  passesOn,
  passesOn,
  downloads,
  revokes,
  follows,
]
