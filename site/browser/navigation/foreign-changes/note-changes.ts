/**
 * What others than the page change in its content before the framework has it (a translation by the browser, extensions) is noted from the
 * time when the document is there, and undone when the framework starts (`hand-over.client.ts`).
 */
export const noteChanges =
  'const c=self.foreignChanges={records:[],note(r){c.records.push(...r)}};c.observer=new MutationObserver(r=>c.note(r));' +
  'addEventListener("DOMContentLoaded",()=>c.observer.observe(document.body,{subtree:true,childList:true,characterDataOldValue:true}),{once:true})'
