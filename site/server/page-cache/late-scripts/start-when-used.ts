/** The `type` by which a script waits: the browser takes the element for data and does not fetch the file. */
export const lateType = 'text/late'

/** What needs a script. Links, menus, rows that open and forms that are sent are the browser's own. */
const needs = 'input,select,textarea,label,button:not([popovertarget]),[data-start=near],[data-start=press]'

/** What is the browser's own and better with a script: not worth one until it is pressed. */
const betters = '[data-start=click]'

/** A pointer that rests this long on something means it, milliseconds. */
const restMs = 100

/** Cookies of a browser that has logged in, or whose visitor has allowed something that a script does. */
const known = String.raw`/(^|; )(is_authenticated=|consent=v\d+\.)/`

/** The visitor has decided about consent. */
const decided = String.raw`/(^|; )consent=/`

/** Milliseconds after a page has finished (`browser/navigation/page-views`). */
const viewDelay = 160

/**
 * Starts the framework's scripts of a cached page when they are used, and never for a visitor who only reads: when a pointer rests or
 * the focus is on what needs a script, when a block with `data-start="seen"` comes into view, and at once in a browser that is known
 * (a login, consent, something stored) or in a frame. What was pressed, ticked or chosen before is repeated when the page takes over
 * (`hand`); what was typed is read by the fields themselves. The page view is published here, for it waits for no use; a page that is
 * rendered ahead of a visit is none. Inline, because it must run before any file has loaded.
 */
export const startWhenUsed = [
  '(()=>{const d=document,r=d.documentElement,kinds=["pointerover","focusin","click","change","submit"],early=new Map;let on,over,broken,rest;',
  // A script that was taken for data runs when it is inserted again without its type. Its address stays as it is (Trusted Types).
  'const run=()=>{d.querySelector("script[type=speculationrules]")?.remove();',
  `for(const s of d.querySelectorAll('script[type="${lateType}"]'))s.removeAttribute("type"),s.replaceWith(s)};`,
  // What the browser does with a press is shown first.
  'const start=()=>{if(!on){on=1;requestAnimationFrame(()=>setTimeout(run))}};',
  'const use=e=>{const{target:t,type:k,submitter:b}=e,sent=k=="submit"&&t.closest("#consent"),',
  `n=sent?t:t.closest?.("${needs}"+(k=="click"?",${betters}":""));clearTimeout(rest);if(!n)return;`,
  // A finger that moves over something scrolls.
  `if(k=="pointerover"){if(e.pointerType!="touch")rest=setTimeout(start,${restMs});return}start();`,
  // A choice holds at once, whatever the visitor does next: the form has the cookie of a refusal.
  'if(sent){e.preventDefault();sent.hidePopover();early.set(t,()=>t.requestSubmit(b));const[none,...rest]=t.dataset.none.split(";"),how=b?.value;',
  'd.cookie=[none+[...t.querySelectorAll("[name=purpose]")].map(p=>how=="all"||how=="ticked"&&p.checked?"."+p.value:"").join(""),',
  '...rest,location.protocol=="https:"?"Secure":""].join(";")}',
  'else if(k=="click"&&n.type=="button")early.set(e,()=>n.click());',
  // Such a link leads to another page only where there is no script, and in another window or tab.
  'else if(k=="click"&&n.dataset.start=="press"&&!broken&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey))e.preventDefault(),early.set(n,()=>n.click());',
  // Choices of a list that apply as they are made: the last one counts, with the form as it is then.
  'else if(k=="change"&&n.form?.matches("[data-applies]"))early.set(n.form,()=>n.dispatchEvent(new Event(k,{bubbles:true})))};',
  'const view=from=>setTimeout(()=>(self.dataLayer??=[]).push({event:"page_view",page_location:location.href,',
  `page_referrer:from,page_title:d.title}),${viewDelay});`,
  `const isKnown=()=>{try{return parent!=self||${known}.test(d.cookie)||localStorage.length||sessionStorage.length}catch{}};`,
  'const look=()=>{view(d.referrer||void 0);if(isKnown())start();const panel=d.getElementById("consent");',
  `if(panel&&!${decided}.test(d.cookie))panel.dataset.shown="",panel.showPopover();`,
  'const o=new IntersectionObserver(l=>l.some(e=>e.isIntersecting)&&start());',
  'for(const b of d.querySelectorAll("[data-start=seen]"))o.observe(b)};',
  // A page that is rendered ahead is not visited yet.
  'd.addEventListener("DOMContentLoaded",()=>{if(on)run();d.prerendering?d.addEventListener("prerenderingchange",look):look()});',
  'addEventListener("pageshow",e=>{if(e.persisted&&!over)view()});',
  'for(const k of kinds)addEventListener(k,use,true);',
  // A list whose choices apply has no button, until a file does not load.
  'r.dataset.applies="";addEventListener("error",e=>{if(e.target.async)broken=1,delete r.dataset.applies},true);',
  'self.firstScript={hand(){over=1;delete self.firstScript;for(const k of kinds)removeEventListener(k,use,true);for(const act of early.values())act()}}})()',
].join('')
