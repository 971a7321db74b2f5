import type { ReplacedWord } from './replaced-word.ts'

const pictures = 'pictures and diagrams are drawn'
const renames = 'decision 60 names the replaced words'

/** The words that were replaced by the field's own, a row each. `GLOSSARY.md` has the words that are ours. */
export const replacedWords: readonly ReplacedWord[] = [
  {
    words: ['draw', 'draws', 'drawn', 'drawing', 'drawings'],
    say: 'render',
    except: {
      'DECISIONS.md': renames,
      'component-schemas/': 'a field for dimensioned drawings',
      'scripts/local-stack/content-service/images/': pictures,
      'scripts/seed/': pictures,
      'site/ui/bitting-line/': pictures,
      'site/ui/key-drawing/': pictures,
      'site/page-kinds/block-gallery/': pictures,
      'site/page-kinds/key-finder/': pictures,
      'site/page-kinds/product-detail/': pictures,
      'site/page-kinds/data-sheet/': pictures,
      'cms-plugin/reports/': 'a field for dimensioned drawings',
    },
  },
  {
    words: ['kept', 'keeper'],
    say: 'cached, stored or retained',
    in: 'identifiers',
    except: { 'scripts/local-stack/editor/view/': 'the key of records that browsers have stored' },
  },
  {
    words: ['kept page', 'kept pages', 'page store', 'at hand', 'last good'],
    say: 'cached page, page cache, cache hit, stale copy',
    in: 'comments',
    except: { 'DECISIONS.md': renames },
  },
  {
    words: ['drop', 'drops', 'dropped'],
    say: 'invalidate, clear',
    in: 'identifiers',
    only: ['site/server/', 'site/content/'],
  },
  { words: ['shelf', 'shelves', 'shelve'], say: 'cache tier', except: { 'DECISIONS.md': renames } },
  { words: ['supplier', 'suppliers'], say: 'upstream', except: { 'DECISIONS.md': renames } },
  { words: ['left alone', 'hold off', 'paces', 'pace of'], say: 'circuit open, backoff, upstream health' },
  { words: ['patience', 'in vain'], say: 'timeout, deadline' },
  { words: ['spare time', 'for nobody'], say: 'priority, idle work, background' },
  {
    words: ['precedence'],
    say: 'priority',
    only: ['site/'],
    except: { 'site/forms/view/': 'an attribute of React’s style element' },
  },
  { words: ['facts'], say: 'metadata, details' },
  { words: ['filling', 'fillings'], say: 'resolved data' },
  {
    words: ['told', 'heard', 'hears'],
    say: 'published or received event, reported',
    except: { 'site/server/page-cache/instances/': 'a field of stream entries that instances of other builds read' },
  },
  { words: ['door', 'doors'], say: 'client, port' },
  { words: ['seal', 'seals', 'sealed', 'unseal'], say: 'encrypt; set preview headers' },
  { words: ['deed', 'deeds', 'desk'], say: 'action, store' },
  { words: ['spoil', 'spoils', 'spoiled'], say: 'inject a fault' },
  { words: ['settle in', 'practice page', 'practice pages'], say: 'warm-up' },
  { words: ['anew', 'begun'], say: 'again, regenerated; started' },
  { words: ['nobody', 'somebody', 'whoever'], say: 'visitor, request, caller, process', in: 'comments' },
  {
    words: ['answers', 'answered', 'asked'],
    say: 'response, request',
    in: 'identifiers',
    only: ['site/server/', 'site/content/', 'site/identity/'],
  },
]
