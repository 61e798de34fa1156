'use strict';
const $document=(()=>{
const byId=id=>document.getElementById(id);
const data=id=>JSON.parse(byId(id).textContent);
const say=(element,words)=>{if(element.textContent!==words)element.textContent=words;};
const click=(id,action)=>byId(id).addEventListener('click',action);
const change=(id,action)=>byId(id).addEventListener('change',action);
const pick=(list,value)=>{if([...list.options].some(option=>option.value===value))list.value=value;};
const calm=matchMedia('(prefers-reduced-motion: reduce)');
const pause=()=>new Promise(done=>{
requestAnimationFrame(()=>setTimeout(done));
setTimeout(done,50);
});
const make=(name,attributes={},...children)=>{
const element=document.createElement(name);
for(const[key,value]of Object.entries(attributes)){
if(value===false||value==null)continue;
if(key==='text')element.textContent=value;
else if(key.startsWith('on'))element.addEventListener(key.slice(2),value);
else element.setAttribute(key,value===true?'':value);
}
element.append(...children);
return element;
};
async function copyText(button,text,otherwise='Not copied'){
const words=button.textContent;
button.textContent=await navigator.clipboard?.writeText(text).then(()=>'Copied',()=>otherwise)??otherwise;
setTimeout(()=>{button.textContent=words;},1500);
}
function save(name,content,type){
const address=URL.createObjectURL(new Blob([content],{type}));
make('a',{href:address,download:name}).click();
setTimeout(()=>URL.revokeObjectURL(address),1000);
}
return{byId,data,say,click,change,pick,calm,pause,make,copyText,save};
})();
const $constants=(()=>{
const{data}=$document;
const constants=data('constants');
const SECOND=constants.second;
const LATEST=constants.latest;
const KIND=constants.inputKinds;
const MOST_INPUTS=constants.inputLimit;
const SWIPE=constants.swipe;
const EVENTS=constants.eventKinds;
const ALL_KINDS=Object.values(EVENTS).reduce((all,kind)=>all|kind,0);
const SEVERITIES=constants.severities;
return{SECOND,LATEST,KIND,MOST_INPUTS,SWIPE,EVENTS,ALL_KINDS,SEVERITIES};
})();
const $words=(()=>{
const{KIND,SECOND,SWIPE}=$constants;
const{make}=$document;
const number=count=>count.toLocaleString('en');
const counted=(count,word)=>`${number(count)} ${word}${count === 1 ? '' : 's'}`;
const lengthOf=([,kind,,over])=>kind===KIND.drag?over:kind===KIND.swipe?SWIPE:0;
function duration(microseconds){
if(microseconds%SECOND!==0&&microseconds<SECOND&&microseconds%1000===0)return microseconds / 1000+'ms';
return+(microseconds / SECOND).toFixed(6)+'s';
}
function readTime(text){
const parts=text.trim().toLowerCase().match(/\d+(?:\.\d+)?(?:ms|[ydhms])?/g);
if(!parts||parts.join('')!==text.replace(/\s/g,'').toLowerCase())return null;
const units={ms:1e3,s:1e6,m:6e7,h:3.6e9,d:8.64e10,y:3.1536e13};
return parts.reduce((sum,part)=>sum+parseFloat(part)*(units[part.replace(/[\d.]/g,'')]||1e6),0);
}
function clock(microseconds,digits=2){
const seconds=microseconds / SECOND;
const days=Math.floor(seconds / 86400);
const[h,m]=[Math.floor(seconds / 3600)%24,Math.floor(seconds / 60)%60];
const s=(Math.floor(seconds%60*10**digits) / 10**digits).toFixed(digits);
if(!days&&!h&&!m)return s+' s';
const two=number=>String(number).padStart(2,'0');
return(days?days+' d ':'')+(days||h?two(h)+':':'')+two(m)+':'+(seconds%60<10?'0':'')+s;
}
function spoken(microseconds){
const seconds=microseconds / SECOND;
const short=(value,digits)=>String(+value.toFixed(digits));
if(seconds<60)return short(seconds,1)+' s';
if(seconds<3600)return short(seconds / 60,seconds<600?1:0)+' min';
if(seconds<172800)return short(seconds / 3600,1)+' h';
return number(+(seconds / 86400).toFixed(1))+' days';
}
const severities=(count,word)=>word==='advice'?`${count} advice`:counted(count,word);
const labelOf=item=>item?.title||item?.id||'';
const RIGHT_TO_LEFT= /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const readsRightToLeft=text=>RIGHT_TO_LEFT.test((text.match(/\p{L}/u)||[''])[0]);
const words=text=>text.split('`').map((part,index)=>index%2?make('code',{text:part}):part);
const blocks=text=>text.replaceAll('**','').split('\n\n').map(block=>block.startsWith('- ')
?make('ul',{},...block.split('\n').map(line=>make('li',{},...words(line.slice(2)))))
:make('p',{},...words(block)));
return{number,counted,lengthOf,duration,readTime,clock,spoken,severities,labelOf,readsRightToLeft,words,blocks};
})();
const $address=(()=>{
const{byId,pick}=$document;
const{KIND,MOST_INPUTS,SECOND}=$constants;
const{lengthOf}=$words;
const LAST=(366*86400-10)*SECOND;
const[MOST_DRAGGED,FASTEST]=[10_000,1_000_000];
const readAddress=()=>new URLSearchParams(location.hash.slice(1));
const entriesOf=entries=>new URLSearchParams(Object.entries(entries).filter(([,value])=>value));
function writeAddress(entries,state=history.state){
const text=entriesOf(entries).toString();
if(text!==location.hash.slice(1)||state!==history.state)keep(state,text?'#'+text:'#');
}
function keep(state,url){
try{
history.replaceState(state,'',url);
}catch{}
}
const inputsText=inputs=>inputs.map(input=>input.join(',')).join(';');
function readInputs(text,count){
const kinds=new Set(Object.values(KIND));
const inputs=(text||'').split(';').map(part=>part.split(',').map(Number)).filter(input=>{
const[at,kind,value,over,velocity]=input;
if(input.length!==5||!input.every(Number.isFinite)||!kinds.has(kind)||at<0||at>LAST||!Number.isInteger(at))return false;
if(kind===KIND.select)return Number.isInteger(value)&&value>=0&&value<count;
return kind!==KIND.drag||Number.isInteger(over)&&over>=1000&&at+over<=LAST&&Math.abs(value)<=MOST_DRAGGED&&Math.abs(velocity)<=FASTEST;
});
let free=0;
return inputs.slice(0,MOST_INPUTS).sort((a,b)=>a[0]-b[0]).filter(input=>{
if(input[0]<free)return false;
free=input[0]+lengthOf(input);
return true;
});
}
const sizeText=({viewport})=>`${viewport.width}x${viewport.height}`;
const address={
startText(){
const{moment,scenario}=this.player;
if(scenario!==null||(moment?.start??null)===(this.banner.start??null)&&(moment||!this.start))return'';
return moment?moment.calendar.text(moment.start):'none';
},
restore(said=readAddress()){
const{player,banner}=this;
this.restoreLooks(said);
pick(byId('backdrop'),said.get('backdrop'));
byId('frame').checked=said.get('frame')==='1';
this.surround();
const start=Date.parse(said.get('start')) / 1000;
const moment=this.calendar?.has(start)?{calendar:this.calendar,start}:said.get('start')==='none'?null:this.start;
player.put(readInputs(said.get('inputs'),banner.count),null,moment);
const scenario=said.get('scenario');
const isPlayed=!!banner.scenarios[scenario];
if(isPlayed)this.playScenario(scenario);
const[ownView,ownMotion]=isPlayed?[this.view,this.reducesMotion]:[0,this.plainReducesMotion];
const view=banner.views.findIndex(view=>sizeText(view)===said.get('window'));
this.play(view<0?ownView:view,said.has('reduced')?said.get('reduced')==='1':ownMotion);
return this.stopAt(said)||said.has('inputs')||said.has('scenario');
},
link(){return`${location.href.split('#')[0]}#${entriesOf(this.played(Math.round(this.player.time) / SECOND || '0'))}`;},
remember(what){
const{player}=this;
if(!this.isRunning||player.finger)return;
if(player.isPlaying||player.coasting){
if(what==='inputs')keep(this.kept);
return;
}
writeAddress({...this.played(player.time / SECOND||''),theme:readAddress().get('theme')},null);
},
played(t){
const{inputs,scenario}=this.player;
return{...this.chosen(),t,inputs:scenario===null?inputsText(inputs):'',scenario};
},
chosen(){
const{banner,player}=this;
const isOwnView=this.view===(banner.scenarios[player.scenario]?.view??0);
return{...this.looks(),window:isOwnView?'':sizeText(banner),backdrop:byId('backdrop').value,frame:byId('frame').checked?1:'',
start:this.startText(),reduced:this.reducesMotion?1:''};
},
};
return{LAST,readAddress,entriesOf,writeAddress,keep,address};
})();
const $begin=(()=>{
const{byId,click,copyText,data,make}=$document;
const{keep,readAddress,writeAddress}=$address;
const NO_ENGINE='WebAssembly, which plays banners, is not allowed here, so nothing moves.';
const THEMES={auto:'match system',light:'light',dark:'dark'};
function begin(start,needsEngine=true){
if(byId('watch'))follow(data('watch'));
if(needsEngine&&!hasEngine()){
const place=document.querySelector('#still > .quiet, #verdict, #count');
if(place)place.textContent=(place.id==='count'?place.textContent+'. ':'')+NO_ENGINE;
for(const moment of document.querySelectorAll('.moment'))moment.replaceWith(moment.textContent);
return;
}
byId('still')?.remove();
for(const part of document.querySelectorAll('.live[hidden]'))part.hidden=false;
document.addEventListener('DOMContentLoaded',()=>{
keepTheme(byId('theme'));
if(byId('errors'))click('close-errors',()=>{byId('errors').hidden=true;});
if(byId('copy-fix'))click('copy-fix',({target})=>copyText(target,target.value));
start();
});
}
function hasEngine(){
try{
return!!new WebAssembly.Module(new Uint8Array([0,97,115,109,1,0,0,0]));
}catch{
return false;
}
}
function keepTheme(button){
const order=Object.keys(THEMES);
const show=theme=>{
document.documentElement.dataset.theme=theme;
button.querySelector('span').textContent='Colours: '+THEMES[theme];
dispatchEvent(new Event('themechange'));
};
button.addEventListener('click',()=>{
const theme=order[(order.indexOf(document.documentElement.dataset.theme)+1)%3];
show(theme);
writeAddress({...Object.fromEntries(readAddress()),theme:theme==='auto'?'':theme});
});
const said=readAddress().get('theme');
show(order.includes(said)?said:'auto');
}
function follow(watch){
let[script,missed]=[null,0];
const own=decodeURIComponent(location.pathname.split('/').pop());
const end=words=>{
clearInterval(asking);
document.body.append(make('p',{id:'watching',role:'status',text:words}));
};
window.bannerkitWritten=(mark,gone='')=>{
missed=0;
if(gone.split('/').some(name=>decodeURIComponent(name)===own))return end('This banner was deleted; its last state is shown.');
if(mark===watch.mark)return;
const kept=window.bannerkit?.kept;
if(kept)keep(kept);
location.reload();
};
const asking=setInterval(()=>{
script?.remove();
script=make('script',{src:`${watch.file}?${Date.now()}`});
script.onerror=()=>{if(++missed===3)end('Watching has ended: this page does not follow its file any more.');};
document.head.append(script);
},400);
}
return{begin};
})();
const $list=(()=>{
const{byId}=$document;
const{begin}=$begin;
begin(()=>{
const rows=[...byId('changes').children].map(row=>({row,words:row.textContent.toLowerCase()}));
const summary=byId('count').textContent;
const search=byId('search');
const show=()=>{
const wanted=search.value.toLowerCase().split(/\s+/).filter(Boolean);
let count=0;
for(const{row,words}of rows){
row.hidden=!wanted.every(word=>words.includes(word));
if(!row.hidden)count++;
}
byId('count').textContent=wanted.length?`${count} of ${rows.length}`:summary;
};
search.addEventListener('input',show);
show();
window.bannerkit={ready:true};
},false);
})();