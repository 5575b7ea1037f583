import { chromium } from '@playwright/test';
const base='http://localhost:4734';
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium' });
const ctx = await browser.newContext({ viewport:{width:360,height:740}, locale:'en-US', timezoneId:'America/New_York', serviceWorkers:'block' });
const page = await ctx.newPage();
await page.goto(base+'/auth/login');
await page.getByLabel('Email').fill('customer@skybarrel.test');
await page.getByLabel('Password',{exact:true}).fill('Skybarrel1');
await page.getByRole('button',{name:'Sign In'}).click();
await page.waitForURL(u=>!u.pathname.startsWith('/auth/'));
await page.waitForTimeout(3000);
const state = await ctx.storageState();
console.log(state.origins.map(o=>o.localStorage.map(l=>l.name)));
const html = await page.content();
const links = await page.$$eval('a[href]', as=>[...new Set(as.map(a=>a.getAttribute('href')))].filter(h=>/dashboard/.test(h)));
console.log(links);
const shipment = links.find(h=>/\/dashboard\/shipments\/[\dA-Z]/.test(h)) ?? '/dashboard/shipments';
import fs from 'node:fs'; fs.writeFileSync('/tmp/WORDS2/state.json', JSON.stringify({state, shipment}));
const tamper=(t)=>{const [h,p,s]=t.split('.'); return [h,p,s.slice(0,10)+(s[10]==='A'?'B':'A')+s.slice(11)].join('.');};
const variants={
  access: s=>/accessToken$/.test(s.name)?{...s,value:tamper(s.value)}:s,
  accessRefresh: s=>/accessToken$/.test(s.name)?{...s,value:tamper(s.value)}:/refreshToken$/.test(s.name)?{...s,value:'broken'}:s,
  all: s=>/(access|id)Token$/.test(s.name)?{...s,value:tamper(s.value)}:/refreshToken$/.test(s.name)?{...s,value:'broken'}:s,
  noise: s=>/(access|id|refresh)Token$/.test(s.name)?{...s,value:'broken'}:s,
};
for (const [name,f] of Object.entries(variants)) {
  for (const path of ['/dashboard', shipment, '/dashboard/invoices', '/customer/profile']) {
    const st={cookies:[],origins:state.origins.map(o=>({...o,localStorage:o.localStorage.map(f)}))};
    const c=await browser.newContext({viewport:{width:360,height:740},storageState:st,locale:'en-US',timezoneId:'America/New_York', serviceWorkers:'block'});
    const p=await c.newPage(); const errs=[]; p.on('console',m=>m.type()==='error'&&errs.push(m.text().slice(0,120))); p.on('pageerror',e=>errs.push('PE '+e.message.slice(0,120)));
    await p.goto(base+path); await p.waitForTimeout(4500);
    const text=(await p.locator('body').innerText()).replace(/\s+/g,' ').slice(0,260);
    console.log(name,path,'->',p.url().replace(base,''),'|',text); if(errs.length) console.log('   ',errs.slice(0,3).join(' || '));
    await p.screenshot({path:`/tmp/WORDS2/png/m8-${name}-${path.replace(/\W+/g,'_')}.png`});
    await c.close();
  }
}
await browser.close();
