import { respondTooLarge } from '#site/forms/http/respond-to-post.ts'

/** The response of the proxy in front to a form that it does not read to its end (`deployment/nginx.conf`). */
export async function GET(request: Request): Promise<Response> {
  return await respondTooLarge(request)
}
