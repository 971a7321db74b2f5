import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { root } from '../../settings.ts'
import { type Child, startChild, untilResponds } from '../../system/child.ts'
import { nginxPath } from '../../system/services/nginx-path.ts'
import { frameworkDocument } from './framework-document.ts'

export const hasNginx = nginxPath !== undefined

/**
 * Saves the responses of our site in a folder: below `pages` as they are, plain and compressed, below `framework-pages` as the framework
 * writes them.
 */
export async function saveAsFiles(siteUrl: string, paths: readonly string[], folder: string): Promise<void> {
  for (const path of paths) {
    const response = await fetch(`${siteUrl}${path}`, { headers: { 'accept-encoding': 'identity' } })
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
    const html = Buffer.from(await response.arrayBuffer())
    const file = join(folder, 'pages', path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
    await writeFile(`${file}.gz`, await promisify(gzip)(html, { level: 9 }))
    const before = join(folder, 'framework-pages', path, 'index.html')
    await mkdir(dirname(before), { recursive: true })
    await writeFile(before, frameworkDocument(html.toString('utf8')))
  }
}

/** Starts nginx on the pages of `saveAsFiles` and on the scripts and styles of our build. */
export async function startNginx(folder: string, port: number): Promise<Child> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events { worker_connections 512; }
http {
  ${temporary.map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`).join('\n  ')}
  types { text/html html; text/css css; text/javascript js; font/woff2 woff2; image/svg+xml svg; }
  default_type application/octet-stream;
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  gzip on;
  gzip_static on;
  gzip_types text/css text/javascript;
  server {
    listen 127.0.0.1:${port};
    location /_next/static/ { alias ${join(root, 'site/.next/static')}/; add_header cache-control "public, max-age=31536000, immutable"; }
    # A payload of the framework is none of the files; its client then loads the page.
    location / { if ($http_rsc) { return 404; } root ${join(folder, 'pages')}; try_files $uri/index.html =404; }
  }
}
`,
  )
  await mkdir(join(folder, 'temporary'), { recursive: true })
  const child = startChild({
    name: 'nginx',
    command: nginxPath ?? 'nginx',
    args: ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    env: {},
  })
  await untilResponds(`http://localhost:${port}/`, child, 10)
  return child
}
