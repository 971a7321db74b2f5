import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import type { Child } from '../../system/child.ts'
import { commonFiles, startSite } from '../../system/services/start-site.ts'

const sharingInstances = 3

type Starting = {
  contentUrl: string
  /** Absent: the instances share nothing. */
  redisPort?: number | undefined
  children: Child[]
  count?: number
  /** The ports of their metrics, one each. */
  metricsPorts?: readonly number[]
}

/** Starts instances of the site that share pages and changes through Redis; returns their addresses. */
export async function startInstances(
  settings: Settings,
  { contentUrl, redisPort, children, count = sharingInstances, metricsPorts = [] }: Starting,
): Promise<string[]> {
  const urls: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const metricsPort = metricsPorts[number - 1]
    const SITE_PORT = settings.SITE_PORT + 40 + number
    const siteUrl = `http://localhost:${SITE_PORT}`
    await startSite({
      settings: { ...settings, SITE_PORT, DATA_FOLDER: join(settings.DATA_FOLDER, `site-${number}`) },
      siteUrl,
      contentUrl,
      children,
      mode: 'production',
      extra: {
        ...(redisPort && { REDIS_URL: `redis://localhost:${redisPort}`, ...commonFiles(settings.DATA_FOLDER) }),
        ...(metricsPort && { METRICS_PORT: String(metricsPort) }),
      },
    })
    urls.push(siteUrl)
  }
  return urls
}
