/** The console's style, light and dark, with one accent color for what needs attention. */
export const stylesheet = `
:root{color-scheme:light dark;--paper:#fdfcf9;--sheet:#fff;--ink:#0c2536;--soft:#4a6072;--rule:#d5dce0;--hot:#b8243f;--link:#0b5a8a;--sun:#fff1c7;--sun-ink:#5a4300;--mono:ui-monospace,"IBM Plex Mono",Menlo,Consolas,monospace}
@media (prefers-color-scheme:dark){:root{--paper:#0a1822;--sheet:#10222f;--ink:#eef3f5;--soft:#a9bac6;--rule:#2a4152;--hot:#ff8fa0;--link:#8fcdf5;--sun:#3a3212;--sun-ink:#ffe9a8}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "Instrument Sans Variable","Instrument Sans",system-ui,sans-serif}
a{color:var(--link);overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--hot);outline-offset:2px}
main:focus{outline:none}
.skip{position:absolute;left:-999px;top:0;background:var(--ink);color:var(--paper);padding:.75rem 1rem;z-index:1}
.skip:focus{left:0}
header{border-bottom:3px solid var(--ink);padding:.5rem 1rem;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center}
header p{margin:0}
.back{order:1}
nav{order:2;flex:1 1 100%;min-width:0}
.brand{flex:1}
@media (min-width:56rem){.brand{flex:0 1 auto}nav{order:1;flex:1}.back{order:2}}
.brand a{color:inherit;text-decoration:none;font-weight:700;letter-spacing:-.01em;display:inline-block;padding:.5rem 0}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.125rem;margin:0;padding:0}
nav a,.back a{display:block;padding:.625rem .5rem;text-decoration:none;color:var(--ink);border-bottom:3px solid transparent}
nav a:hover,.back a:hover{border-color:var(--rule)}
nav a[aria-current]{font-weight:700;border-color:var(--hot)}
main{max-width:64rem;margin:0 auto;padding:1rem 1rem 4rem}
.title{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 1rem}
h1{font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);line-height:1.1;letter-spacing:-.02em;margin:1rem 0}
h2{font-size:1.25rem;margin:2rem 0 .75rem}
.card h2,.empty h2{font-size:1.0625rem;margin:0;overflow-wrap:anywhere}
.card .meta,.facts,summary{overflow-wrap:anywhere}
.lead{max-width:42rem;color:var(--soft);margin:0 0 1.5rem}
.count,.meta,.fresh{color:var(--soft);margin:.25rem 0 .75rem}
.tiles{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.75rem}
.tile a{display:block;height:100%;padding:.875rem 1rem;background:var(--sheet);border:1px solid var(--rule);border-top:3px solid var(--ink);color:inherit;text-decoration:none}
.tile a:hover{border-color:var(--ink)}
.tile strong{display:block;font-size:2rem;line-height:1.1;font-variant-numeric:tabular-nums}
.tile span{color:var(--soft)}
.tile.alarm a{border-color:var(--hot)}
.tile.alarm strong,.tile.alarm span{color:var(--hot)}
.card{background:var(--sheet);border:1px solid var(--rule);border-left:3px solid var(--ink);padding:1rem;margin:0 0 .75rem}
.phone{max-width:24rem;border:1px solid var(--ink);border-radius:1.5rem;padding:1rem;margin:0 0 1.5rem;background:var(--sheet)}
.phone h2{font-size:1.0625rem;margin:0 0 .75rem;text-align:center}
.bubble{border:1px solid var(--rule);border-radius:.25rem 1rem 1rem 1rem;padding:.75rem;margin:0 0 .75rem;overflow-wrap:anywhere}
.acts,.bubble .links{display:flex;flex-wrap:wrap;gap:.5rem}
.bubble.theirs{border-radius:1rem .25rem 1rem 1rem;margin-left:3rem;background:var(--paper)}
.bubble p{margin:0 0 .5rem;white-space:pre-line}
.card.alarm{border-color:var(--hot)}
.facts,.figures{margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.facts div{display:flex;gap:.5rem;min-width:0}
dt{color:var(--soft);flex:none;overflow-wrap:normal}
dd{margin:0;overflow-wrap:anywhere;min-width:0}
.figures{gap:1rem 2rem}
.figures dd{font-size:1.5rem;font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}
.links{list-style:none;margin:.75rem 0;padding:0}
.links a{display:block;padding:.625rem .75rem;background:var(--sun);color:var(--sun-ink);font-family:var(--mono);font-size:.875rem;margin-bottom:.25rem}
summary{cursor:pointer;padding:.5rem 0;color:var(--link)}
pre{margin:.25rem 0 .75rem;padding:.75rem;border:1px solid var(--rule);background:var(--paper);font:.8125rem/1.5 var(--mono);overflow:auto;max-height:28rem;white-space:pre-wrap;overflow-wrap:anywhere}
p>svg{max-width:100%}
svg.sheet{display:block;width:100%;max-width:26rem;height:auto;background:#fff}
iframe{width:100%;height:32rem;border:1px solid var(--rule);background:#fff}
.bodies{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}
.scroll{overflow:auto;max-height:28rem;border:1px solid var(--rule)}
table{border-collapse:collapse;font:.8125rem/1.4 var(--mono)}
th,td{text-align:left;padding:.375rem .625rem;border-bottom:1px solid var(--rule);max-width:20rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
th{position:sticky;top:0;background:var(--sheet)}
.empty{border:2px dashed var(--rule);padding:2rem 1rem;text-align:center}
.empty p{margin:0 auto;color:var(--soft);max-width:34rem}
.notice{background:var(--sun);color:var(--sun-ink);padding:.75rem 1rem;margin:0 0 1rem}
.filter{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0 0 1rem}
input,button{font:inherit;color:inherit;min-height:2.75rem;padding:.375rem .75rem;border:1px solid var(--soft);background:var(--sheet);border-radius:0}
input{flex:1 1 12rem;min-width:0;max-width:24rem}
button{cursor:pointer;font-weight:600}
button.primary{background:var(--ink);color:var(--paper);border-color:var(--ink)}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();

/** Shows ages, keeps opened details open after a reload, and says when there is something new. */
export const script = `
const units=[['day',86400],['hour',3600],['minute',60],['second',1]];
const ago=new Intl.RelativeTimeFormat('en',{numeric:'auto'});
const showAges=()=>{for(const time of document.querySelectorAll('time[datetime]')){
const seconds=Math.round((Date.parse(time.dateTime)-Date.now())/1000);
const [unit,size]=units.find(([,size])=>Math.abs(seconds)>=size)??units[3];
time.title=time.dateTime;time.textContent=ago.format(Math.round(seconds/size),unit);}};
showAges();setInterval(showAges,10000);
const fresh=document.querySelector('.fresh');
const feeds={'/local/mail':'mail','/local/events':'events','/local/queues':'queues','/local/messages':'messages'};
const feed=feeds[location.pathname];
if(feed&&fresh){let first;const look=async()=>{if(document.hidden)return;
try{const text=await(await fetch('/local/api/'+feed+location.search)).text();
if(first===undefined)first=text;else if(text!==first&&fresh.hidden){
const link=document.createElement('a');link.href=location.href;link.textContent='Something changed: show it';
fresh.replaceChildren(link);fresh.hidden=false;}}catch{}};
look();setInterval(look,4000);}
`.trim();

/** The console's icon. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M9 3h14c3 8 3 18 0 26H9C6 21 6 11 9 3Z" fill="#0c2536"/><path d="M7.3 11h17.4M7.3 21h17.4" stroke="#ff8fa0" stroke-width="2.5"/></svg>`;
