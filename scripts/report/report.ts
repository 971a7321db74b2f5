import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Finding } from 'cms-plugin/reports/finding.ts'
import { findingRows, isFindingCode } from 'cms-plugin/reports/finding-rows.ts'
import { findingMessages, isReportLanguage, type ReportLanguage } from 'cms-plugin/reports/messages/describe-finding.ts'
import { findStoryAt, type OpenStory, readOpenStory } from 'cms-plugin/reports/open-story.ts'
import { isAtLeast, severities } from 'cms-plugin/reports/severity.ts'
import { readHosts } from 'site/routing/hosts/site-hosts.ts'
import { z } from 'zod'
import type { FlagTable, Given } from '../command/command.ts'
import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { impliedPlaces, readSettings } from '../settings.ts'
import { printFindings, printFindingsAsJson } from './print-findings.ts'
import { reportSpace, spaceReader } from './report-space.ts'

const exitCodes = { clean: 0, error: 1, found: 2 } as const

const flags = {
  json: { type: 'boolean', help: 'counts and findings as JSON on standard output' },
  story: {
    type: 'string',
    value: 'address',
    help: 'one story, such as global/home: its addresses on the site, and its findings only',
  },
  only: { type: 'string', value: 'code', multiple: true, help: 'findings of this code only, or several with commas' },
  languages: {
    type: 'string',
    value: 'codes',
    help: 'languages whose translations are required, with commas; en when not given',
  },
  'fail-on': {
    type: 'string',
    value: 'severity',
    help: 'error, warning or info: lowest severity with exit code 2; error when not given',
  },
  editor: { type: 'string', value: 'address', help: 'editor that the links of findings open' },
  lang: {
    type: 'string',
    value: 'code',
    help: `language of the sentences: ${Object.keys(findingMessages).join(', ')}; en when not given`,
  },
} as const satisfies FlagTable

await runCommand(
  {
    name: 'report',
    purpose: 'Reports problems of the content of a space. Reads only.',
    flags,
    notes: `Codes: ${Object.keys(findingRows).join(', ')}.\nWebsites: SITE_HOSTS, SITE_URL. ${spaceVariables}`,
    exitCodes: { 0: 'no finding of that severity', 1: 'the report failed', 2: 'findings' },
  },
  async ({ flags: given }) => {
    try {
      return await report(readArguments(given))
    } catch (error) {
      throw error instanceof z.ZodError ? new Error(unreadable(error), { cause: error }) : error
    }
  },
)

async function report({
  json,
  story: address,
  only,
  languages,
  failOn,
  editor,
  language,
}: ReturnType<typeof readArguments>): Promise<number> {
  const { embeddedEditor, ...space } = readReported()
  const wanted = new Set<string>(only)
  const story = address === undefined ? undefined : await openStory(address, space)
  const result = await reportSpace({
    ...space,
    languages,
    editor: { baseUrl: editor ?? editorFor(space.contentUrl, embeddedEditor), spaceId: space.spaceId },
    isWanted: ({ code, storyId }: Finding) =>
      (wanted.size === 0 || wanted.has(code)) && (!story || storyId === story.id),
  })
  const printed = { ...result, story }
  await write(json ? printFindingsAsJson(printed, language) : printFindings(printed, language))
  return result.findings.some(({ severity }) => isAtLeast(severity, failOn)) ? exitCodes.found : exitCodes.clean
}

/** @throws Error when no story has the address */
async function openStory(
  address: string,
  space: Omit<ReturnType<typeof readReported>, 'embeddedEditor'>,
): Promise<OpenStory> {
  const reader = spaceReader(space)
  const row = await findStoryAt(reader, address)
  const story = row && (await readOpenStory(reader, row.id, space.hosts))
  if (story) return story
  throw new Error(`The space has no story at ${address}.`)
}

/** Writes in pieces, with backpressure. A reader such as `head` may close the pipe early, which is no error. */
async function write(pieces: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(pieces), process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

function readArguments(values: Given<typeof flags>['flags']) {
  const only = listed(values.only?.join(','))
  const unknown = only.filter((code) => !isFindingCode(code))
  if (unknown.length > 0) throw new Error(`No finding is called ${unknown.join(', ')}. --help lists all.`)
  return {
    json: values.json ?? false,
    story: values.story?.replace(/^\/+|\/+$/g, ''),
    only,
    languages: listed(values.languages ?? 'en').map(readLanguage),
    failOn: readSeverity(values['fail-on'] ?? 'error'),
    editor: values.editor === undefined ? undefined : readAddress('--editor', values.editor),
    language: readReportLanguage(values.lang ?? 'en'),
  }
}

function listed(text = ''): string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}

function readLanguage(code: string): string {
  if (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(code)) return code
  throw new Error(`“${code}” is no code of a language, such as en or pt-br.`)
}

function readReportLanguage(code: string): ReportLanguage {
  if (isReportLanguage(code)) return code
  throw new Error(`--lang takes ${Object.keys(findingMessages).join(', ')}, not “${code}”.`)
}

function readSeverity(text: string) {
  const severity = severities.find((name) => name === text)
  if (severity) return severity
  throw new Error(`--fail-on takes ${severities.join(', ')}, not “${text}”.`)
}

function readReported() {
  const space = readSpace()
  const settings = readSettings()
  const hosts = readHosts(process.env['SITE_HOSTS'], process.env['SITE_URL'] || impliedPlaces(settings).SITE_URL)
  return { ...space, hosts, embeddedEditor: settings.EDITOR_ORIGIN }
}

function readAddress(name: string, text: string): string {
  const address = z.url({ protocol: /^https?$/ }).safeParse(text)
  if (address.success) return address.data.replace(/\/$/, '')
  throw new Error(`${name} is not an address such as http://localhost:4010.`)
}

/** The embedded editor for the embedded service, else the vendor's. */
function editorFor(contentUrl: string, embedded: string): string {
  return new URL(contentUrl).hostname === 'localhost' ? embedded : 'https://app.storyblok.com'
}

function unreadable(error: z.ZodError): string {
  return `The management API returned an invalid story.\n${z.prettifyError(error)}`
}
