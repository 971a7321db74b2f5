/**
 * Signs of other scripts that look like a Latin letter or a digit: the single ones of Unicode's confusables.txt (UTS 39) that
 * `normalize('NFKC')` does not turn into one. Each follows what it looks like; capitals represent both cases where a small
 * letter is not itself confusable.
 */
const confusables =
  '2ꝚƧϨꙄᒿꛯ3ꞫȜƷꝪⳌЗӠ𖼻𑣊4Ꮞ𑢯5Ƽ𑢻6ⳒбᏮ𑣕7𐓒𑣆8৪੪𞣋Ȣ𐌚9੧୨৭൭ꝮⳊ𑢬𑣖aɑΑАᎪᗅꓮ𖽀𐊠bƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁' +
  'cᴄ𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜ϲϹdԁᏧᑯꓒᎠᗞᗪꓓeꬲҽΕЕⴹᎬꓰ𑢦𑢮𐊆fꬵẝքꞘϜᖴꓝ𑢢𐊇𐊥𐔥gɡᶃƍցԌᏀᏳꓖhһհᏂΗⲎНᎻᕼꓧ𐋏iıɪɩ' +
  'ιіꙇӏᎥ𑣃ͺjꞲͿЈᎫᒍꓙkΚⲔКᏦᛕꓗ𐔘l١۱𐌠𞣇ƖǀΙⲒІӀוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦mΜϺⲘМᎷᗰᛖꓟ𐊰𐌑nոռΝⲚꓠ𐔓' +
  'o०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽσჿסهھہەഠဝ𑣈𑣗߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖pΡⲢРᏢᑭꓑ𐊕qԛգզⵕrꭇꭈᴦⲅгꮁƦᎡᏒ' +
  '𐒴ᖇꓣ𖼵sꜱƽ𑣁ЅՏᏕᏚꓢ𖼺𐊖𐐠tΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕uꞟᴜꭎꭒʋυՍሀ𐓎ᑌꓴ𖽂𑢸vᴠνט𑜆٧۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝wɯᴡѡա𑜊𑜎𑜏𑣯𑣦ԜᎳᏔ' +
  'ꓪxᕁᕽ𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧yɣᶌʏỿꭚγყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲zᴢ𑣄𐋵𑣥ΖᏃꓜ𑢩'

const latin = new Map(
  [...confusables.matchAll(/([a-z\d])(\P{ASCII}+)/gu)].flatMap(([, to = '', signs = '']) =>
    [...signs].map((sign) => [sign, to]),
  ),
)

/** A text with Latin letters and digits in place of characters that look like them, such as full-width or Cyrillic ones. */
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
