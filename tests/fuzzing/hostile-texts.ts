/** Signs and words of a language, with spaces between them. */
export function signs(list: string): string[] {
  return list.split(' ')
}

/** What readers forget: signs without a width or an order of their own, halves of signs, numbers that are none, names of the language. */
export const hostileTexts: readonly string[] = [
  ...signs('\0 \t \n \r\n \r \u0085 \u00a0 \u2028 \ufeff \ufffd \ud800 \udc00 e\u0301\u0301 \u202e \u200b'),
  ...signs('\u200d 👩‍👩‍👧 İ ß ﬁ ١٢ １２ % %00 %2F %2f%2F %25 %zz %C3%28 %F0%9F%94%91 + -0 -1 1e9 1e999 0x10 00'),
  ...signs('NaN Infinity __proto__ constructor prototype toString valueOf hasOwnProperty .. /../ // \\ " \''),
  ...signs('` <b> &amp; $& [ ] { } ( ) * = ; , :'),
  '',
  ' ',
  '9'.repeat(20),
  '9'.repeat(400),
]
