import { expect, test } from 'vitest'
import { needsLoginAgain } from './needs-login-again.ts'

test.each([
  ['/extranet/catalogos', 'a=b; is_authenticated=1', false],
  ['/extranet/catalogos', 'is_authenticated=1', false],
  ['/extranet/catalogos', 'a=b', true],
  ['/en/extranet', 'was_is_authenticated=1; a=is_authenticated', true],
  ['/en/extranet', '', true],
  ['/productos', '', false],
])('%s with the cookies "%s": %s', (path, cookies, needsLogin) => {
  expect(needsLoginAgain(new URL(path, 'https://zarandal.example'), cookies)).toBe(needsLogin)
})
