'use strict';
const $dom=(()=>{
const calm=matchMedia('(prefers-reduced-motion: reduce)');
function make(name,attributes={},...children){
const element=document.createElement(name);
for(const[key,value]of Object.entries(attributes)){
if(typeof value==='function')element[key]=value;
else if(value!=null)element.setAttribute(key,value);
}
element.append(...children);
return element;
}
function set(element,name,value){
if(value==null)element.removeAttribute(name);
else if(element.getAttribute(name)!==value)element.setAttribute(name,value);
}
const isFollowed=link=> /^(https?|mailto|tel):/i.test(link)||!/^[^/?#]*:/.test(link);
const isRelative=path=>!!path&&!/^([^/?#]*:|[/?#])/.test(path);
function mapping(node){
const[[left,top],[x1,y1],[x2,y2]]=[[0,0],[100,0],[0,100]].map(([left,top])=>{
const probe=make('i');
Object.assign(probe.style,{position:'absolute',left:left+'px',top:top+'px'});
node.append(probe);
const{x,y}=probe.getBoundingClientRect();
probe.remove();
return[x,y];
});
const matrix=new DOMMatrix([x1-left,y1-top,x2-left,y2-top].map(part=>part / 100).concat(left,top)).inverse();
return({clientX,clientY})=>matrix.transformPoint({x:clientX,y:clientY});
}
function isTurned(node){
const map=mapping(node);
const[from,to]=[0,1].map(clientX=>map({clientX,clientY:0}));
return Math.abs(to.y-from.y)>Math.abs(to.x-from.x);
}
function place({style},x,y,width,height,more=''){
style.transform=`translate(${x}px, ${y}px)${more}`;
style.width=width+'px';
style.height=height+'px';
}
return{calm,make,set,isFollowed,isRelative,mapping,isTurned,place};
})();
const $document=(()=>{
const{make}=$dom;
const byId=id=>document.getElementById(id);
const data=id=>JSON.parse(byId(id).textContent);
const say=(element,words)=>{if(element.textContent!==words)element.textContent=words;};
const click=(id,action)=>byId(id).addEventListener('click',action);
const change=(id,action)=>byId(id).addEventListener('change',action);
const pick=(list,value)=>{if([...list.options].some(option=>option.value===value))list.value=value;};
const pause=()=>new Promise(done=>{
requestAnimationFrame(()=>setTimeout(done));
setTimeout(done,50);
});
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
return{byId,data,say,click,change,pick,pause,copyText,save};
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
const COUNTS=constants.counts;
return{SECOND,LATEST,KIND,MOST_INPUTS,SWIPE,EVENTS,ALL_KINDS,SEVERITIES,COUNTS};
})();
const $words=(()=>{
const{COUNTS,KIND,SECOND,SWIPE}=$constants;
const{say}=$document;
const{make}=$dom;
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
function showStatus(chip,counts){
const worst=counts.findIndex(count=>count);
const[noun,rest]=COUNTS[worst]??[];
say(chip,noun?(worst<2?'✗ ':'')+counted(counts[worst],noun)+rest:'✓ checked');
chip.className='chip '+(!noun?'good':worst<2?'bad':'');
chip.dataset.tab=worst===1?'scenarios':'found';
}
const labelOf=item=>item?.title||item?.id||'';
const RIGHT_TO_LEFT= /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const readsRightToLeft=text=>RIGHT_TO_LEFT.test((text.match(/\p{L}/u)||[''])[0]);
const isolated=label=>readsRightToLeft(label)?`\u2068${label}\u2069`:label;
const titled=(message,items)=>message?.replace(/`([^`]*)`/g,(_,id)=>isolated(labelOf(items.find(item=>item.id===id)??{id})));
const words=text=>text.split('`').map((part,index)=>index%2?make('code',{},part):part);
const blocks=text=>text.replaceAll('**','').split('\n\n').map(block=>block.startsWith('- ')
?make('ul',{},...block.split('\n').map(line=>make('li',{},...words(line.slice(2)))))
:make('p',{},...words(block)));
return{number,counted,lengthOf,duration,readTime,clock,spoken,showStatus,labelOf,readsRightToLeft,isolated,titled,words,blocks};
})();
const $address=(()=>{
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
if(kind===KIND.tap)return Number.isInteger(value)&&value>=0&&value<=count;
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
const start=Date.parse(said.get('start')) / 1000;
const moment=this.calendar?.has(start)?{calendar:this.calendar,start}:said.get('start')==='none'?null:this.start;
player.put(readInputs(said.get('inputs'),banner.count),null,moment);
const scenario=said.get('scenario');
const isPlayed=!!banner.scenarios[scenario];
if(isPlayed)this.playScenario(scenario);
const[ownView,ownMotion,ownSeed]=isPlayed?[this.view,this.reducesMotion,this.seed]:[0,this.plainReducesMotion,banner.seed??0];
const view=banner.views.findIndex(view=>sizeText(view)===said.get('window'));
this.play(view<0?ownView:view,said.has('reduced')?said.get('reduced')==='1':ownMotion,said.has('seed')?Math.trunc(said.get('seed'))||0:ownSeed);
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
return{...this.looks(),window:isOwnView?'':sizeText(banner),
start:this.startText(),reduced:this.reducesMotion?1:'',seed:this.player.timeline.isMixed?this.seed:''};
},
};
return{LAST,readAddress,entriesOf,writeAddress,keep,address};
})();
const $calendar=(()=>{
const{SECOND}=$constants;
const DATE={weekday:'short',day:'numeric',month:'short'};
const CLOCK={hour:'2-digit',minute:'2-digit',second:'2-digit',hourCycle:'h23'};
const NOW=Math.floor(Date.now() / 1000);
const two=number=>String(number).padStart(2,'0');
class Calendar{
constructor(data){Object.assign(this,data,{known:null});}
get opening(){
const week=7*86400;
return this.has(NOW)?NOW:this.from+Math.min(((NOW-this.from)%week+week)%week,this.to-this.from-1);
}
has(instant){return Number.isFinite(instant)&&instant>=this.from&&instant<this.to;}
offset(instant){return this.offsets[Math.max(0,above(this.offsets,instant)-1)][1];}
set(instant){
const count=above(this.changes,instant);
if(this.known?.count===count)return this.known.set;
const known=this.known?.count<count?this.known:{count:0,members:new Set(this.first)};
for(const[,...items]of this.changes.slice(known.count,count)){
for(const item of items)if(!known.members.delete(item))known.members.add(item);
}
this.known={count,members:known.members,set:[...known.members].sort((a,b)=>a-b)};
return this.known.set;
}
play(start){
const first=this.set(start);
const rest=this.changes.slice(above(this.changes,start));
const numbers=[first.length,...first];
for(const[at,...items]of rest)numbers.push((at-start)*SECOND,items.length,...items);
return{numbers,clocks:[start,...rest.map(([at])=>at)].map(at=>this.text(at))};
}
instant(seconds){
if(!Number.isFinite(seconds))return NaN;
for(let index=0;index<this.offsets.length;index++){
const[start,offset]=this.offsets[index];
const reached=Math.max(index?start:-Infinity,seconds-offset);
if(reached<(this.offsets[index+1]?.[0]??Infinity))return reached;
}
return this.to;
}
text(instant){
const offset=this.offset(instant);
const size=Math.abs(offset);
return this.local(instant)+(offset<0?'-':'+')+`${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}`+
(size%60?':'+two(size%60):'');
}
said(instant,form={...DATE,...CLOCK}){
return new Intl.DateTimeFormat('en-GB',{...form,timeZone:'UTC'}).format((instant+this.offset(instant))*1000).replace(/(:\d\d):00$/,'$1');
}
dated(instant){return`${this.said(instant)} ${this.zone}`;}
local(instant){return new Date((instant+this.offset(instant))*1000).toISOString().slice(0,19);}
}
const momentOf=(data,start=data?.from)=>data&&start!=null?{calendar:new Calendar(data),start}:null;
const readLocal=text=>Date.parse(text+'Z') / 1000;
function above(entries,instant){
let[low,high]=[0,entries.length];
while(low<high){
const middle=low+high>>1;
if(entries[middle][0]<=instant)low=middle+1;else high=middle;
}
return low;
}
return{DATE,CLOCK,Calendar,momentOf,readLocal};
})();
const $packed=(()=>{
async function unpacked(base64){
const letters=atob(base64);
const packed=new Uint8Array(letters.length);
for(let place=0;place<letters.length;place++)packed[place]=letters.charCodeAt(place);
return new Response(new Response(packed).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
return{unpacked};
})();
const $engine=(()=>{
const{data}=$document;
const{ALL_KINDS,SECOND}=$constants;
const{unpacked}=$packed;
async function loadEngine(){
const bytes=await unpacked(window.bannerkitEngine||data('engine'));
return new Engine((await WebAssembly.instantiate(bytes)).instance.exports);
}
class Engine{
constructor(wasm){
Object.assign(this,{wasm,decoder:new TextDecoder(),encoder:new TextEncoder()});
}
give(numbers){
const place=this.wasm.numbers(numbers.length);
new Float64Array(this.wasm.memory.buffer,place,numbers.length).set(numbers);
return numbers.length;
}
take(length){
return this.decoder.decode(new Uint8Array(this.wasm.memory.buffer,this.wasm.text(),length));
}
giveLines(lines){
const words=this.encoder.encode(lines.map(line=>line+'\n').join(''));
const place=this.wasm.words(words.length);
new Uint8Array(this.wasm.memory.buffer,place).set(words);
return words.length;
}
open(numbers,items){
const length=this.giveLines(items.map(item=>item.id+(item.link?'\t'+item.link:'')));
const handle=this.wasm.open(this.give(numbers),length);
if(handle<0)throw new Error('the page holds no banner');
const timeline=new Timeline(this,handle);
timeline.places=new Map(items.map(({id},place)=>[id,place]));
timeline.isMixed=timeline.text('set',0)!=='null';
return timeline;
}
}
class Timeline{
constructor(engine,handle){
Object.assign(this,{engine,wasm:engine.wasm,handle,moment:null});
}
close(){this.wasm.close(this.handle);}
play(inputs){this.wasm.play(this.handle,this.engine.give(inputs.flat()));}
playFrom(moment){
this.moment=moment;
const{numbers,clocks}=moment?moment.calendar.play(moment.start):{numbers:[],clocks:[]};
const length=this.engine.giveLines(clocks);
this.wasm.calendar(this.handle,this.engine.give(numbers),length);
}
get latest(){return this.moment?(this.moment.calendar.to-this.moment.start)*SECOND:Infinity;}
setAt(time){
const set=this.moment&&this.moment.calendar.set(this.moment.start+Math.floor(time / SECOND));
if(!this.isMixed)return set;
if(this.mixed?.set!==set)this.mixed={set,pages:JSON.parse(this.text('set',time))};
return this.mixed.pages;
}
itemAt(time){
const{phase,item}=this.at(time);
return phase==='empty'?null:this.places.get(item);
}
text(name,...values){return this.engine.take(this.wasm[name](this.handle,...values));}
playFor(reduces,seed){
this.mixed=null;
this.wasm.viewer(this.handle,reduces?1:0,seed);
}
state(time){return this.text('state',time);}
at(time){return JSON.parse(this.state(time));}
picture(time){return JSON.parse(this.text('picture',time));}
eventLines(from,to,kinds=ALL_KINDS,limit=100000){return this.text('events',from,to,kinds,limit);}
events(from,to,kinds,limit){
return JSON.parse(`[${this.eventLines(from, to, kinds, limit).trimEnd().replaceAll('\n', ',')}]`);
}
eventCount(from,to,kinds){return this.wasm.eventCount(this.handle,from,to,kinds);}
shares(from,to,count){return JSON.parse(this.text('shares',from,to,count));}
summary(horizon){return JSON.parse(this.text('summary',horizon));}
beginDrag(time){this.wasm.beginDrag(this.handle,time);}
moveDrag(by,time){this.wasm.moveDrag(this.handle,by,time);}
endDrag(){this.wasm.endDrag(this.handle);}
}
function spreadViews(banner){
const[own,...others]=banner.views||[];
if(!own)return;
banner.views=[own,...others.map(({changed:[start,count,...numbers],...view})=>
({...own,...view,numbers:own.numbers.toSpliced(start,count,...numbers)}))];
}
return{loadEngine,spreadViews};
})();
const $begin=(()=>{
const{byId,copyText,data}=$document;
const{make}=$dom;
const{keep,readAddress,writeAddress}=$address;
const THEMES={auto:'match system',light:'light',dark:'dark'};
function begin(start){
if(byId('watch'))follow(data('watch'));
if(!hasEngine()){
document.querySelector('#still > .quiet, #verdict')?.replaceChildren('Nothing moves, because WebAssembly is not allowed here.');
for(const moment of document.querySelectorAll('.moment'))moment.replaceWith(moment.textContent);
return;
}
byId('still')?.remove();
for(const part of document.querySelectorAll('.live[hidden]'))part.hidden=false;
document.addEventListener('DOMContentLoaded',()=>{
keepTheme(byId('theme'));
for(const button of document.querySelectorAll('.copy'))button.addEventListener('click',()=>copyText(button,button.value));
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
document.body.append(make('p',{id:'watching',role:'status'},words));
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
script.onerror=()=>{if(++missed===3)end('Watching has ended: this page no longer follows its file.');};
document.head.append(script);
},400);
}
return{begin};
})();
const $cards=(()=>{
const{isFollowed,make,place,set}=$dom;
const COLORS=['#3f5b8c','#a85a40','#4d7c6a','#8a5a83','#8f6e2c','#427789','#9c4f5d','#6a6f4c'];
const colorOf=(item,number)=>(item?.color||COLORS[number%COLORS.length]).slice(0,9);
function isBright(color){
const[red,green,blue]=[1,3,5].map(at=>((parseInt(color.slice(at,at+2),16) / 255+0.055) / 1.055)**2.4);
return 0.2126*red+0.7152*green+0.0722*blue>0.18;
}
const isClear=color=>!/^#.{6}(ff)?$/i.test(color);
function content(item,number){
const card=make('div',{class:'banner-card'});
const parts=[];
if(item.image)parts.push(make('img',{src:item.image,alt:item.alt||'',draggable:'false'}));
const title=item.title??(item.image?null:item.id);
const words=[['strong','title',title],['small','subtitle',item.subtitle]].filter(([,,text])=>text!=null)
.map(([name,part,text])=>make(name,{part,dir:'auto'},text));
if(words.length)parts.push(make('span',{},...words));
card.append(...item.link&&isFollowed(item.link)?[make('a',{href:item.link},...parts)]:parts);
if(item.missing)card.append(make('em',{},`picture not shown: ${item.missing}`));
const color=colorOf(item,number);
const look={'--bk-card':color,...isClear(color)?{'--bk-scrim':0.55}:isBright(color)&&{'--bk-ink':'#000','--bk-lift':'18%'}};
for(const name in look)card.style.setProperty(name,look[name]);
return card;
}
class Cards{
constructor(ground,host,say){
Object.assign(this,{ground,host,say,boxes:new Map(),shown:new Map()});
}
draw({cells,page,group,cards},itemOf,items,live){
const[shown,order]=[new Map(),new Map()];
const middle=cells.reduce((sum,[,,x,y,width,height])=>[sum[0]+(x+width / 2) / cells.length,sum[1]+(y+height / 2) / cells.length],[0,0]);
const distance=([,,x,y,width,height])=>Math.hypot(x+width / 2-middle[0],y+height / 2-middle[1]);
for(const cell of[...cells].sort((a,b)=>distance(a)-distance(b))){
const[,number,x,y,width,height,scale,opacity]=cell;
const item=itemOf(number);
let copy=0;
while(shown.has(`${item} ${copy}`))copy++;
const key=`${item} ${copy}`;
const box=this.shown.get(key)||this.box(items[item],item,copy);
shown.set(key,box);
order.set(cell,box);
place(box,x,y,width,height,scale===1?'':` scale(${scale})`);
box.style.opacity=opacity;
box.style.zIndex=Math.round(scale*1000);
const isCurrent=number===page*group&&!copy;
box.card=number;
set(box,'part',isCurrent?'card current':'card');
set(box,'aria-roledescription',this.say('slide'));
set(box,'aria-label',this.say('card',number+1,cards));
this.reach(box,!copy&&(isCurrent||live?.(cell)));
if(!box.isConnected)this.ground.append(box);
}
for(const[key,box]of this.shown)if(!shown.has(key))this.hide(box);
this.shown=shown;
let next=null;
for(const cell of[...cells].reverse()){
const box=order.get(cell);
if(box.nextSibling!==next&&!this.hasFocus(box))this.ground.insertBefore(box,next);
next=box;
}
}
reach(box,isLive){
if(box.inert===!isLive)return;
if(!isLive&&this.hasFocus(box))this.ground.focus({preventScroll:true});
box.inert=!isLive;
}
hasFocus(box){
const{host}=this;
const[inner,outer]=[this.ground.getRootNode().activeElement,host?.getRootNode().activeElement];
return box.contains(inner)||!!host&&host!==outer&&host.contains(outer)&&box.firstChild.assignedNodes().some(node=>node.contains(outer));
}
box(item,number,copy){
const key=`${number} ${copy}`;
let box=this.boxes.get(key);
if(!box){
const slot=make('slot',{name:copy?`${item.id} ${copy}`:item.id});
box=make('div',{part:'card',role:'group','data-item':item.id},slot);
box.inert=true;
box.fill=()=>{if(!slot.hasChildNodes()&&!slot.assignedNodes().length)slot.append(content(item,number));};
slot.addEventListener('slotchange',()=>{if(box.isConnected)box.fill();});
this.boxes.set(key,box);
}
const slot=box.firstChild;
const child=this.child(item);
if(!child)box.fill();
else if(copy){
box.copy=child.cloneNode(true);
for(const part of[box.copy,...box.copy.querySelectorAll('[id]')])part.removeAttribute('id');
set(box.copy,'slot',slot.name);
set(box.copy,'copy','');
for(const name of['--bk-card','--bk-scrim','--bk-ink','--bk-lift'])box.copy.style.setProperty(name,getComputedStyle(child).getPropertyValue(name));
box.copy.inert=true;
this.host.append(box.copy);
}
return box;
}
child({id}){return[...this.host?.children??[]].find(child=>child.slot===id&&!child.hasAttribute('copy'));}
fetch(item,number){
const child=this.child(item);
if(!child)this.box(item,number,0);
else for(const image of[child,...child.querySelectorAll('img')])if(image.loading==='lazy')image.loading='eager';
}
hide(box){
this.reach(box,false);
box.copy?.remove();
box.copy=null;
box.remove();
if(this.boxes.size>64)for(const[key,other]of this.boxes)if(!other.isConnected)this.boxes.delete(key);
}
clear(){
for(const box of this.shown.values())this.hide(box);
this.boxes.clear();
this.shown.clear();
}
}
return{colorOf,isBright,Cards};
})();
const $marks=(()=>{
const{make,place,set}=$dom;
const TARGET=24;
const middle=([,x,,width])=>x+width / 2;
class Marks{
constructor({strip,slider,ground,choose,say}){
Object.assign(this,{strip,slider,ground,choose,say,marks:new Map()});
slider?.addEventListener('click',({offsetX,detail})=>{
if(!detail)return;
const x=offsetX+parseFloat(slider.style.left);
const[key]=this.dots.reduce((near,dot)=>Math.abs(middle(dot)-x)<Math.abs(middle(near)-x)?dot:near);
choose(key);
});
}
fit({stripTop,stripHeight,isVertical}){
this.isClose=null;
if(!this.slider)return;
set(this.slider,'aria-orientation',isVertical?'vertical':null);
Object.assign(this.slider.style,{top:stripTop+Math.min(0,stripHeight-TARGET) / 2+'px',height:Math.max(TARGET,stripHeight)+'px'});
}
draw({marks,page,count,group,cards}){
const{slider,ground,choose,say}=this;
const dots=this.dots=marks.filter(([key])=>choose&&key>=0);
if(dots.length!==this.many)Object.assign(this,{many:dots.length,isClose:null});
if(dots.length)this.isClose??=!!slider&&dots.some((dot,at)=>at&&Math.abs(middle(dot)-middle(dots[at-1]))<TARGET);
if(slider){
const isHidden=!dots.length||!this.isClose;
if(isHidden&&slider.getRootNode().activeElement===slider)ground.focus({preventScroll:true});
slider.hidden=isHidden;
if(!isHidden)this.slide(page,count,this.say('card',page*group+1,cards));
}
const seen=new Set();
marks.forEach(([key,x,y,width,height,color,text=''],order)=>{
seen.add(key);
let mark=this.marks.get(key);
const isDot=choose&&key>=0;
if(!mark){
const part=`mark${key >= 0 ? ' dot' : key % 2 ? '' : ' thumb'}`;
mark=isDot?make('button',{type:'button',part,onclick:()=>choose(key)}):make('div',{part});
this.marks.set(key,mark);
this.strip.append(mark);
}
if(isDot){
set(mark,'aria-label',say('dot',key*group+1));
set(mark,'aria-current',key===page?'true':null);
set(mark,'tabindex',this.isClose||this.strip.ariaHidden?'-1':null);
set(mark,'aria-hidden',this.isClose?'true':null);
}
place(mark,x,y,width,height);
Object.assign(mark.style,{zIndex:order,color:text&&color,backgroundColor:text?'':color});
if(mark.textContent!==text)mark.textContent=text;
});
this.clear(seen);
}
slide(page,count,text){
const{slider,dots}=this;
const[left,right]=[Math.min(...dots.map(([,x])=>x)),Math.max(...dots.map(([,x,,width])=>x+width))];
Object.assign(slider.style,{left:left-TARGET / 2+'px',width:right-left+TARGET+'px'});
set(slider,'aria-label',this.say('slider'));
set(slider,'aria-valuemax',String(count));
set(slider,'aria-valuenow',String(page+1));
set(slider,'aria-valuetext',text);
}
clear(kept){
for(const[key,mark]of this.marks){
if(kept?.has(key))continue;
mark.remove();
this.marks.delete(key);
}
}
}
return{Marks};
})();
const $stage=(()=>{
const{Cards}=$cards;
const{isTurned,make,set}=$dom;
const{Marks}=$marks;
const hasPause=({canResume,timer})=>canResume||timer==='running'||timer==='suspended';
const WORDS={carousel:'carousel',slide:'slide',previous:'Previous',next:'Next',pause:'Pause',play:'Play',slider:'Card',
dot:'Go to card {card}',card:'{card} of {count}'};
const partOf=name=>name==='rotation'?'pause':name;
class Stage{
constructor({region,ground,strip,slider,controls},{host,press,choose,words=name=>WORDS[name]}={}){
const say=(name,card,count)=>words(name).replaceAll('{card}',card).replaceAll('{count}',count);
Object.assign(this,{region,ground,strip,controls,press,say,cards:new Cards(ground,host,say),marks:new Marks({strip,slider,ground,choose,say})});
}
fit(view){
const{height,windowHeight,windowTop,stripTop,stripHeight,lowerCover,upperCover,isVertical,isMirrored,paging,items,hasTimer,controls:{arrows,pause}}=this.view=view;
const{region,ground,strip,controls}=this;
region.style.height=height+'px';
for(const{style}of[ground,controls])Object.assign(style,{top:windowTop+'px',height:windowHeight+'px'});
ground.style.setProperty('--bk-under',lowerCover+'px');
Object.assign(strip.style,{top:stripTop+'px',height:stripHeight+'px'});
region.classList.toggle('vertical',isVertical);
this.turn();
region.classList.toggle('mirrored',isMirrored);
region.classList.toggle('still',!paging.drag);
const buttons=[...pause&&hasTimer?['rotation']:[],...arrows&&items.length>1?['previous','next']:[]];
const slots=buttons.map(name=>this.slotOf(name));
if([...controls.children].map(slot=>slot.name).join()!==slots.join()){
if(controls.contains(controls.getRootNode().activeElement))ground.focus({preventScroll:true});
controls.replaceChildren(...buttons.map(name=>this.button(name)));
}
this.marks.fit(view);
const rotation=controls.querySelector('.rotation');
if(rotation)rotation.style.top=(upperCover||8)+'px';
}
turn(){this.region.classList.toggle('sideways',this.view.isVertical!==isTurned(this.ground));}
slotOf(name){
const part=partOf(name);
return this.view.items.some(({id})=>id===part)?`${part} `:part;
}
button(name){
return make('slot',{name:this.slotOf(name),onclick:()=>this.press(name)},make('button',{type:'button',part:`button ${partOf(name)}`,class:name}));
}
draw(frame,itemOf,live){
this.cards.draw(frame,itemOf,this.view.items,live);
this.marks.draw(frame);
this.region.classList.toggle('paused',frame.canResume);
for(const slot of this.controls.children){
const[button]=slot.children;
const name=button.className;
const isRotation=name==='rotation';
set(button,'aria-label',this.say(isRotation?frame.canResume?'play':'pause':name));
slot.hidden=button.hidden=isRotation?!hasPause(frame):!frame.isPlain&&frame.count<2;
const isOn=isRotation||(name==='next'?frame.canGoOn:frame.canGoBack);
for(const each of[button,...slot.assignedElements()])set(each,'aria-disabled',isOn?null:'true');
}
}
}
return{hasPause,WORDS,Stage};
})();
const $drawn=(()=>{
const{Stage}=$stage;
class PageStage extends Stage{
show(banner){
const{viewport:{width,height},strip,wholeHeight,items,isRightToLeft,isVertical}=banner;
this.banner=banner;
this.cards.clear();
this.controls.replaceChildren();
this.region.style.width=width+'px';
this.fit({...banner,height:wholeHeight,windowHeight:height,stripTop:strip.top,stripHeight:strip.height,
isMirrored:isRightToLeft&&!isVertical,
items:items.map(({link,...item})=>item)});
for(const button of this.controls.querySelectorAll('button'))button.tabIndex=-1;
}
drawPicture({cells,marks,state:{page=-1,timer},pages,group,isPlain,away},cards=this.banner.count){
const{cell:{width,height},paging}=this.banner;
const places=new Map(cells.map(([,number,,,,,item])=>[number,item??number]));
const isEndless=paging.loop!=='none';
this.frame={cells:cells.map(([place,number,x,y,scale,opacity])=>[place,number,x,y,width,height,scale,opacity]),
marks,page,count:pages,group,cards,isPlain,away,timer:timer.state,canResume:!!timer.canResume,canGoOn:isEndless||page<pages-1,canGoBack:isEndless||page>0};
this.draw(this.frame,card=>places.get(card));
}
}
function stageIn(box,acts){
const[region,ground,strip,controls]=['[part=region]','[part=window]','[part=indicator]','.controls'].map(name=>box.querySelector(name));
return new PageStage({region,ground,strip,controls},acts);
}
return{stageIn};
})();
const $tile=(()=>{
const{make}=$dom;
const{stageIn}=$drawn;
const{showStatus}=$words;
class Tile{
constructor(banner){
const{name,path,page,counts,dark,data,reason,facts,isBroken}=banner;
this.banner=banner;
this.picture=make('div',{class:`picture${dark ? ' dark' : ''}${data ? '' : ' none'}`});
this.when=make('span',{class:'when'});
const status=make('span');
showStatus(status,counts);
const text=reason?.replaceAll('`','')??facts;
this.element=make('li',{class:isBroken?'tile broken':'tile'},make('a',{href:page},this.picture,
make('span',{class:'about'},make('span',{class:'name',dir:'auto',title:path},name),status,make('span',{class:'facts',title:text},text),this.when)));
this.element.tile=this;
}
draw(engine,moment,time){
if(!this.timeline)this.open(engine,moment);
this.stage.drawPicture(this.timeline.picture(time));
}
open(engine,moment){
const{data}=this.banner;
this.scaled=make('div',{class:'scaled',part:'region','aria-hidden':'true',inert:true},make('div',{part:'window'}),make('div',{part:'indicator'}),
make('div',{class:'controls'}));
this.picture.replaceChildren(this.scaled);
this.stage=stageIn(this.picture);
Object.assign(data,data.views[0]);
this.stage.show(data);
this.timeline=engine.open(data.numbers,[]);
if(moment?.calendar.has(moment.start))this.timeline.playFrom(moment);
this.fit();
}
fit(){
if(!this.timeline)return;
const{clientWidth,clientHeight}=this.picture;
const{viewport:{width},wholeHeight}=this.banner.data;
const scale=Math.min((clientWidth-24) / width,(clientHeight-24) / wholeHeight);
this.scaled.style.transform=`translate(${(clientWidth - width * scale) / 2}px, ${(clientHeight - wholeHeight * scale) / 2}px) scale(${scale})`;
}
close(){
this.timeline?.close();
this.timeline=null;
this.picture.replaceChildren();
}
}
return{Tile};
})();
const $gallery=(()=>{
const{byId,click,data}=$document;
const{calm,make}=$dom;
const{readAddress,writeAddress}=$address;
const{Calendar,CLOCK,DATE,readLocal}=$calendar;
const{isolated,labelOf,number}=$words;
const{loadEngine}=$engine;
const{begin}=$begin;
const{Tile}=$tile;
const FIELDS=['search','filter','order','at'];
const[MOST,BLOCK]=[4,12];
const[LEAST,GAP,WORDS]=[272,20,110];
const isClean=banner=>banner.counts.every(count=>!count);
const FILTERS={'':()=>true,error:b=>b.counts[0]>0,failing:b=>b.counts[1]>0,found:b=>!isClean(b),clean:isClean,
timer:b=>b.data?.hasTimer};
const{compare}=new Intl.Collator();
const ORDERS={
'':(a,b)=>b.isBroken-a.isBroken||!!a.folder-!!b.folder||compare(a.folder,b.folder),
name:(a,b)=>compare(a.name,b.name),
};
class Gallery{
constructor(banners){
Object.assign(this,{banners,grid:byId('grid'),near:new Set(),started:performance.now(),pausedAt:null});
this.prepare();
this.restore();
for(const id of FIELDS)byId(id).addEventListener('input',()=>this.chooseAgain());
addEventListener('hashchange',()=>{
this.restore();
this.chooseAgain();
});
click('motion',()=>this.pause(this.pausedAt===null));
this.pause(calm.matches);
click('reset',()=>{
for(const id of['search','filter','at'])byId(id).value='';
this.chooseAgain();
byId('search').focus();
});
this.observer=new IntersectionObserver(entries=>{
for(const{target,isIntersecting}of entries){
for(const{tile}of target.firstChild.children){
if(isIntersecting&&tile.banner.data)this.near.add(tile);
else if(this.near.delete(tile))tile.close();
}
}
},{rootMargin:'50%'});
const isInSight=element=>element.getBoundingClientRect().bottom>100;
addEventListener('scrollend',()=>{this.first=[...[...this.grid.children].find(isInSight)?.firstChild.children??[]].find(isInSight);});
new ResizeObserver(([{contentRect:{width}}])=>{
this.measure(width);
if(width!==(this.width??width))this.first?.scrollIntoView();
this.width=width;
for(const tile of this.near)tile.fit();
}).observe(this.grid);
this.measure(this.grid.clientWidth);
this.choose();
}
prepare(){
const{banners}=this;
const folders=banners.map(({path})=>path.slice(0,path.lastIndexOf('/')+1));
let common=folders[0]??'';
while(!folders.every(folder=>folder.startsWith(common)))common=common.slice(0,common.slice(0,-1).lastIndexOf('/')+1);
banners.forEach((banner,index)=>{
const{name,path,data,calendar,counts}=banner;
Object.assign(banner,{folder:folders[index].slice(common.length),path:path.slice(common.length),isBroken:counts[0]+counts[1]>0,
calendar:calendar&&new Calendar(calendar),search:[name,path,...(data?.items||[]).map(labelOf)].join('\n').toLowerCase()});
});
for(const banner of banners){
banner.group=banner.isBroken?'With problems':banner.folder||'Banners';
banner.tile=new Tile(banner);
}
this.hasGroups=banners.some(({group})=>group!==banners[0].group);
byId('at-label').hidden=!banners.some(({calendar})=>calendar);
}
restore(){
for(const id of FIELDS){
const said=readAddress().get(id)||'';
byId(id).value=said;
if(byId(id).value!==said)byId(id).value='';
}
}
get time(){return Math.max(0,(this.pausedAt??performance.now())-this.started)*1000;}
pause(isPaused){
const now=performance.now();
if(!isPaused)this.started+=now-(this.pausedAt??now);
this.pausedAt=isPaused?now:null;
byId('motion').textContent=isPaused?'Play':'Pause';
}
choose(){
const words=byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
const[filter,order]=['filter','order'].map(id=>byId(id).value);
const isOther=this.at!==byId('at').value;
this.at=byId('at').value;
this.first=null;
const isOn=banner=>{
const moment=this.at&&this.moment(banner);
return!moment||!moment.calendar.has(moment.start)||moment.calendar.set(moment.start).length>0;
};
this.shown=this.banners.filter(banner=>isOn(banner)&&words.every(word=>banner.search.includes(word))&&FILTERS[filter](banner))
.sort(ORDERS[order]);
const[all,some]=[this.banners.length,this.shown.length];
byId('count').textContent=`${some < all ? number(some) + ' of ' : ''}${number(all)} banners`;
byId('none').hidden=some>0;
this.grid.hidden=!some;
writeAddress({...Object.fromEntries(FIELDS.map(id=>[id,byId(id).value])),theme:readAddress().get('theme')});
byId('reset').hidden=!words.length&&!filter&&!this.at;
const isGrouped=this.hasGroups&&!order;
for(const banner of this.shown){
const folder=isGrouped&&!banner.isBroken?'':banner.folder;
banner.tile.when.textContent=[folder,banner.isBroken?'':this.nextWords(banner)].filter(Boolean).join(' · ');
}
const shown=new Set(this.shown);
for(const tile of this.near)if(isOther||!shown.has(tile.banner))tile.close();
for(const tile of this.near)if(!shown.has(tile.banner))this.near.delete(tile);
this.observer.disconnect();
const groups=Map.groupBy(this.shown,({group})=>isGrouped&&group);
this.grid.replaceChildren(...[...groups].flatMap(([group,banners])=>{
const count=make('span',{class:'quiet'},number(banners.length));
const heading=make('li',{class:'folder'},make('h2',{},make('bdi',{},group),' ',count));
return[...group?[heading]:[],...this.blocks(banners)];
}));
}
blocks(banners){
return Array.from({length:Math.ceil(banners.length / BLOCK)},(_,number)=>{
const part=banners.slice(number*BLOCK,(number+1)*BLOCK);
const block=make('li',{class:'block'},make('ul',{},...part.map(({tile})=>tile.element)));
if(part.length<BLOCK)block.style.setProperty('--count',part.length);
this.observer.observe(block);
return block;
});
}
measure(width){
const columns=Math.max(1,Math.floor((width+GAP) / (LEAST+GAP)));
const tile=(width-(columns-1)*GAP) / columns;
this.grid.style.setProperty('--columns',columns);
this.grid.style.setProperty('--row',`${Math.round(tile * 0.68) + WORDS + GAP}px`);
}
chooseAgain(){
this.choose();
scrollTo(0,Math.min(scrollY,document.querySelector('header').offsetHeight));
}
moment({calendar}){return calendar?{calendar,start:this.at?calendar.instant(readLocal(this.at)):calendar.opening}:null;}
nextWords(banner){
const{calendar,start}=this.moment(banner)??{};
if(!calendar)return banner.data?'always on':'';
if(!calendar.has(start))return'not known then';
const set=calendar.set(start);
const on=`${set.length || 'nothing'} on`;
const[at,place]=calendar.changes.find(([at])=>at>start)??[];
if(!at)return on;
const isEnd=set.includes(place);
const when=at-start<86400?calendar.said(at,CLOCK):calendar.said(at-isEnd,DATE);
return`${on} · ${isolated(labelOf(banner.data.items[place]))} ${isEnd ? 'ends' : 'begins'} ${when} ${calendar.zone}`;
}
play(engine){
requestAnimationFrame(()=>this.play(engine));
let begun=0;
for(const tile of this.near){
const{banner}=tile;
if(tile.timeline?banner.data.hasTimer&&this.pausedAt===null:begun++<MOST)tile.draw(engine,this.moment(banner),this.time);
}
}
}
begin(async()=>{
const gallery=new Gallery(data('banners'));
gallery.play(await loadEngine());
window.bannerkit={gallery,ready:true,since:performance.now()};
});
})();