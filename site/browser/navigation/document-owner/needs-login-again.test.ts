import { expect, test } from 'vitest'
import { needsLoginAgain } from './needs-login-again.ts'

test.each([
  ['/extranet/catalogos', 'a=b; is_authenticated=mark-a', 'mark-a', false],
  ['/extranet/catalogos', 'is_authenticated=mark-a', undefined, false],
  ['/extranet/catalogos', 'a=b; is_authenticated=mark-b', 'mark-a', true],
  ['/extranet/catalogos', 'is_authenticated=mark-', 'mark-a', true],
  ['/extranet/catalogos', 'a=b', 'mark-a', true],
  ['/en/extranet', 'was_is_authenticated=mark-a; a=is_authenticated', 'mark-a', true],
  ['/en/extranet', '', undefined, true],
  ['/productos', 'is_authenticated=mark-b', 'mark-a', false],
])('%s with the cookies "%s" in a document of "%s": %s', (path, cookies, owner, needsLogin) => {
  expect(needsLoginAgain(new URL(path, 'https://zarandal.example'), cookies, owner)).toBe(needsLogin)
})
