/**
 * Changes of others than the page to its content before the framework has it (a translation by the browser, extensions) are noted from the
 * time when the document is there, and undone when the framework starts (`hand-over.client.ts`). The work of React's own inline script meanwhile
 * is none of it: with the next frame it moves parts of the page that the server has sent at the end (`S:0`) to their places, all in one batch.
 */
export const noteChanges =
  'const c=self.foreignChanges={records:[],note(r){c.records.push(...r)}};c.observer=new MutationObserver(r=>r.some(({removedNodes:[n]})=>/^S:/.test(n?.id))||c.note(r));' +
  'addEventListener("DOMContentLoaded",()=>c.observer.observe(document.body,{subtree:true,childList:true,characterDataOldValue:true}),{once:true})'
