import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesFolder } from 'component-schemas/presets/picture-of.ts'
import sharp from 'sharp'
import { runCommand } from '../command/run-command.ts'
import { openBrowser } from '../system/browser/open-browser.ts'
import { settlePage } from '../system/browser/settle-page.ts'
import { buildSite } from '../system/build-site.ts'
import { chosenPictures, type PresetPicture } from './chosen-pictures.ts'
import { startGallery } from './start-gallery.ts'

/** Pixels of a picture, and of the browser window. */
const shown = { width: 560, height: 420 }
const window = { width: 1200, height: 900 }

await runCommand(
  {
    name: 'gallery:pictures',
    purpose: `Takes the picture of every preset for the CMS: a block's typical example, and the form that editors start from.`,
    flags: {},
    words: { name: 'block', help: 'only the pictures of these blocks, such as news_carousel; the other files stay' },
    notes: 'Port of the site that is photographed: GALLERY_PORT, 3970 when not given.',
  },
  ({ words }) => takePictures(chosenPictures(words)),
)

async function takePictures(wanted: readonly PresetPicture[]): Promise<void> {
  await buildSite()
  const gallery = await startGallery(Number(process.env['GALLERY_PORT'] || 3970))
  const browser = await openBrowser()
  try {
    await mkdir(picturesFolder, { recursive: true })
    const page = await browser.newPage({ viewport: window, deviceScaleFactor: 1, httpCredentials: gallery.credentials })
    let bytes = 0
    for (const { block, example, file } of wanted) {
      await page.goto(`${gallery.url}/${block}`)
      await settlePage(page)
      const picture = await small(
        await page.locator(`[data-example="${example}"]`).screenshot({ animations: 'disabled' }),
      )
      await writeFile(join(picturesFolder, file), picture)
      bytes += picture.byteLength
    }
    process.stdout.write(`${wanted.length} pictures, ${Math.round(bytes / 1000)} KB, in ${picturesFolder}\n`)
  } finally {
    await browser.close()
    await gallery.stop()
  }
}

/** The upper part of a tall block, or all of a low one on the page's background. */
async function small(screenshot: Buffer): Promise<Buffer> {
  const scaled = await sharp(screenshot).resize({ width: shown.width }).toBuffer({ resolveWithObject: true })
  const isTall = scaled.info.height > shown.height
  const framed = isTall
    ? sharp(scaled.data).extract({ left: 0, top: 0, ...shown })
    : sharp(scaled.data).resize({ ...shown, fit: 'contain', background: '#e5e9ed' })
  return await framed.webp({ quality: 72, effort: 6 }).toBuffer()
}
