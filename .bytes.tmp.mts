import { chromium } from '@playwright/test';
const base=process.argv[2]; const pages=process.argv.slice(3);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless=new','--no-sandbox','--disable-gpu']});
await Promise.all([0,1].map(async w=>{for(const u of pages.filter((_,i)=>i%2===w)){const c=await b.newContext({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true});const p=await c.newPage();const got:[string,number][]=[];
p.on('response',async r=>{if(r.url().endsWith('.woff2')){try{got.push([r.url().split('/').pop()!,(await r.body()).length])}catch{got.push([r.url(),-1])}}});
await p.goto(base+u,{waitUntil:'networkidle'});await p.waitForTimeout(800);
const shift=await p.evaluate(()=>new Promise(res=>{let s=0;new PerformanceObserver(l=>{for(const e of l.getEntries() as any)if(!e.hadRecentInput)s+=e.value}).observe({type:'layout-shift',buffered:true});setTimeout(()=>res(s),100)}));
console.log(u,got.reduce((a,x)=>a+x[1],0),'bytes',got.length,'files cls',(shift as number).toFixed(4),u.length<4?got.map(x=>x.join(':')).join(' '):'');await c.close();}}));
await b.close();
