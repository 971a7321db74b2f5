/**
 * Signs of other scripts that look like a Latin letter or a digit: the single ones of Unicode's confusables.txt (UTS 39) that
 * `normalize('NFKC')` does not turn into one. Capitals stand for both cases where a small letter is not itself confusable.
 */
const confusables: Readonly<Record<string, string>> = {
  2: 'ꝚƧϨꙄᒿꛯ',
  3: 'ꞫȜƷꝪⳌЗӠ𖼻𑣊',
  4: 'Ꮞ𑢯',
  5: 'Ƽ𑢻',
  6: 'ⳒбᏮ𑣕',
  7: '𐓒𑣆',
  8: '৪੪𞣋Ȣ𐌚',
  9: '੧୨৭൭ꝮⳊ𑢬𑣖',
  a: 'ɑΑАᎪᗅꓮ𖽀𐊠',
  b: 'ƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁',
  c: 'ᴄ𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜ϲϹ',
  d: 'ԁᏧᑯꓒᎠᗞᗪꓓ',
  e: 'ꬲҽΕЕⴹᎬꓰ𑢦𑢮𐊆',
  f: 'ꬵẝքꞘϜᖴꓝ𑢢𐊇𐊥𐔥',
  g: 'ɡᶃƍցԌᏀᏳꓖ',
  h: 'һհᏂΗⲎНᎻᕼꓧ𐋏',
  i: 'ıɪɩιіꙇӏᎥ𑣃ͺ',
  j: 'ꞲͿЈᎫᒍꓙ',
  k: 'ΚⲔКᏦᛕꓗ𐔘',
  l: '١۱𐌠𞣇ƖǀΙⲒІӀוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦',
  m: 'ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑',
  n: 'ոռΝⲚꓠ𐔓',
  o: '०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽσჿסهھہەഠဝ𑣈𑣗߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖',
  p: 'ΡⲢРᏢᑭꓑ𐊕',
  q: 'ԛգզⵕ',
  r: 'ꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵',
  s: 'ꜱƽ𑣁ЅՏᏕᏚꓢ𖼺𐊖𐐠',
  t: 'ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕',
  u: 'ꞟᴜꭎꭒʋυՍሀ𐓎ᑌꓴ𖽂𑢸',
  v: 'ᴠνט𑜆٧۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝',
  w: 'ɯᴡѡա𑜊𑜎𑜏𑣯𑣦ԜᎳᏔꓪ',
  x: 'ᕁᕽ𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧',
  y: 'ɣᶌʏỿꭚγყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲',
  z: 'ᴢ𑣄𐋵𑣥ΖᏃꓜ𑢩',
}

const latin = new Map(Object.entries(confusables).flatMap(([to, signs]) => [...signs].map((sign) => [sign, to])))

/** A text with Latin letters and digits in place of what looks like them, such as full-width or Cyrillic ones. */
export function latinLooks(text: string): string {
  return text.replace(foreign, latinFor).normalize('NFKC').replace(foreign, latinFor)
}

const foreign = /[^\p{ASCII}]/gu

function latinFor(sign: string): string {
  const upper = sign.toUpperCase()
  const letter = latin.get(sign) ?? latin.get(upper) ?? sign
  return sign === upper ? letter.toUpperCase() : letter
}

/** Letters and digits that are written and read for each other. */
const alike: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8' }

/** The digit that a letter of a code may be meant for: `o` is 0. */
export function digitLike(letter: string): string {
  return alike[letter] ?? letter
}

/** The letters that a digit of a code may be meant for: 1 is `i` or `l`. */
export function lettersLike(digit: string): string[] {
  return Object.keys(alike).filter((letter) => alike[letter] === digit)
}
