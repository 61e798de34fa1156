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
const $pen=(()=>{
class Pen{
constructor(canvas,height,ground=canvas){
const style=getComputedStyle(canvas);
const[width,ratio]=[canvas.clientWidth,devicePixelRatio||1];
Object.assign(ground,{width:Math.max(1,Math.round(width*ratio)),height:Math.round(height*ratio)});
canvas.style.height=height+'px';
const on=ground.getContext('2d');
on.scale(ratio,ratio);
Object.assign(on,{font:'11px '+style.fontFamily,textBaseline:'middle'});
Object.assign(this,{canvas,style,width,on,known:{}});
}
color(name){
if(name[0]!=='-')return name;
if(!this.known[name])this.canvas.style.color=`var(${name})`;
return this.known[name]??=this.style.color;
}
fill(color,alpha,path){
const{on}=this;
Object.assign(on,{fillStyle:this.color(color),globalAlpha:alpha});
on.beginPath();
path(on);
on.fill();
on.globalAlpha=1;
}
box(color,x,y,width,height,alpha=1,radius=0){this.fill(color,alpha,on=>on.roundRect(x,y,width,height,radius));}
stroke(color,alpha,path){
const{on}=this;
Object.assign(on,{strokeStyle:this.color(color),globalAlpha:alpha});
on.beginPath();
path(on);
on.stroke();
on.globalAlpha=1;
}
outline(color,alpha,x,y,width,height){this.stroke(color,alpha,on=>on.rect(x+0.5,y+0.5,width,height));}
line(color,alpha,x,top,bottom){
this.stroke(color,alpha,on=>{
on.moveTo(x,top);
on.lineTo(x,bottom);
});
}
hatch(color,alpha,x,y,width,height,isWedge=false){
const{on}=this;
on.save();
on.beginPath();
for(const[right,down]of[[0,0],[1,0],...isWedge?[]:[[1,1]],[0,1]])on.lineTo(x+right*width,y+down*height);
on.clip();
this.stroke(color,alpha,()=>{
for(let line=y;line<y+height+width;line+=4){
on.moveTo(x,line);
on.lineTo(x+width,line-width);
}
});
on.restore();
}
words(text,x,y,align='left',color='--muted'){
Object.assign(this.on,{fillStyle:this.color(color),textAlign:align});
this.on.fillText(text,x,y);
}
fitted(text,room){
const part=room / this.measure(text);
if(part>=1)return text;
const letters=[...text].slice(0,Math.max(1,Math.ceil(text.length*part)));
while(letters.length>1&&this.measure(letters.join('')+'…')>room)letters.pop();
return letters.join('')+'…';
}
plate(text,right,middle,color){
const width=this.measure(text)+10;
this.box('--surface',right-width-2,middle-7,width,14,0.86,4);
this.words(text,right-width+3,middle+0.5,'left',color);
}
measure(text){return this.on.measureText(text).width;}
}
return{Pen};
})();
const $lanes=(()=>{
const{ALL_KINDS,EVENTS,SECOND,KIND,LATEST}=$constants;
const{clock,labelOf,readsRightToLeft,spoken,lengthOf,number}=$words;
const{CLOCK}=$calendar;
const{byId}=$document;
const{Pen}=$pen;
const{colorOf,isBright}=$cards;
const[ITEM,CAUSE,GAP]=[56,30,6];
const RULER=32;
const LISTED=ALL_KINDS&~EVENTS.focus;
const MOST=4000;
const FIRST=300;
const STEPS=[1e4,2e4,5e4,1e5,2e5,5e5,1e6,2e6,5e6,1e7,1.5e7,3e7,6e7,1.2e8,3e8,6e8,1.8e9,3.6e9,7.2e9,
2.16e10,4.32e10,8.64e10];
class Lanes{
constructor(canvas,player,banner,again=()=>this.draw()){
const places=new Map(banner.items.map((item,place)=>[item.id,place]));
Object.assign(this,{canvas,player,banner,again,places,start:0,span:banner.span,scenario:null,pictures:new Map(),bands:[]});
}
get end(){return this.start+this.span;}
follow(time){
if(time===this.followed)return false;
this.followed=time;
if(time>=this.start&&time<this.end)return false;
this.start=Math.floor(time / this.span)*this.span;
return true;
}
zoom(factor,time){
this.span=Math.max(SECOND / 2,Math.min(86400*7*SECOND,this.span*factor));
this.start=Math.floor(time / this.span)*this.span;
}
move(by){this.start=Math.max(0,this.start+by / this.width*this.span);}
zoomAt(x,factor){
const time=this.timeAt(x);
const part=(time-this.start) / this.span;
this.zoom(factor,time);
this.start=Math.max(0,time-part*this.span);
}
timeAt(x){return this.start+Math.max(0,Math.min(1,x / this.width))*this.span;}
x(time){return(time-this.start) / this.span*this.width;}
place(what){return this.places.get(what.item)??what.page;}
look(){
const{timeline}=this.player;
const from=Math.max(0,this.start-1);
this.columns=null;
this.count=timeline.eventCount(from,this.end,LISTED);
this.changes=timeline.eventCount(from,this.end,EVENTS.change);
this.isDense=this.changes>this.width / 3||this.count>MOST;
this.events=timeline.events(from,this.end,LISTED,this.isDense?FIRST:MOST);
}
shares(){
return this.columns??=this.player.timeline.shares(this.start,this.end,Math.max(1,Math.ceil(this.width / 8)));
}
draw(){
const causes=RULER+ITEM+GAP;
const[pen,labels]=[this.canvas,byId('labels')].map(canvas=>new Pen(canvas,causes+CAUSE+GAP));
Object.assign(this,{width:pen.width,labels});
this.look();
this.ruler(pen,causes+CAUSE);
this.lane(pen,{top:RULER,size:ITEM},drawItems);
this.lane(pen,{top:causes,size:CAUSE},drawCauses);
this.expected(labels,causes+CAUSE / 2,true);
}
lane(pen,place,draw){
pen.box('--lane',0,place.top,this.width,place.size,1,6);
pen.on.save();
pen.on.clip();
draw(pen,this,place);
pen.on.restore();
}
ruler(pen,bottom){
const raw=this.span / Math.max(3,this.width / (this.player.timeline.moment?130:90));
const step=STEPS.find(step=>step>=raw)||8.64e10;
for(let time=Math.ceil(this.start / step)*step;time<=this.end;time+=step){
const x=Math.round(this.x(time))+0.5;
pen.line('--line',1,x,16,bottom);
pen.words(this.words(time,step),x<12?0:x,7,x<12?'left':x>this.width-24?'right':'center');
}
}
words(time,step){
const{moment}=this.player.timeline;
return moment&&step>=SECOND?moment.calendar.said(moment.start+time / SECOND,CLOCK):clock(time,step<SECOND?2:0);
}
get expectations(){
return(this.scenario?.expectations||[]).filter(({at})=>at>=this.start&&at<=this.end)
.map(({at,failure})=>({event:'expect',t:at / SECOND,failure}));
}
expected(pen,middle,hasWords){
const{expectations,width}=this;
const places=expectations.map(({t})=>Math.max(7,Math.min(width-7,this.x(t*SECOND))));
const told=hasWords&&expectations.findIndex(({failure})=>failure);
expectations.forEach(({failure},index)=>{
const x=places[index];
pen.fill('--surface',1,on=>on.arc(x,middle,7,0,7));
pen.words(failure?'✗':'✓',x,middle,'center',failure?'--error':'--cause-select');
if(index!==told)return;
const[before,after]=[x-(places[index-1]??0),(places[index+1]??width)-x];
const words=pen.fitted(failure,Math.max(before,after)-28);
pen.plate(words,before>after?x-8:x+20+pen.measure(words),middle,'--error');
});
}
picture(url){
if(!this.pictures.has(url))this.pictures.set(url,Object.assign(new Image(),{onload:this.again,src:url}));
const image=this.pictures.get(url);
return image.complete&&image.naturalWidth?image:null;
}
}
const drawItems=(pen,lanes,place)=>(lanes.isDense?drawShares:drawBands)(pen,lanes,place);
function drawBands(pen,lanes,{top,size}){
const state=lanes.player.timeline.at(lanes.start);
let page=state.phase==='empty'?null:lanes.place(state);
let[from,cause]=[lanes.start,null];
const bands=lanes.bands=[];
const add=(to,until=to)=>{if(to>from)bands.push({page,from,to,until,cause,left:lanes.x(from),right:lanes.x(to),top,size});};
for(const event of lanes.events){
const to=event.t*SECOND;
const isNone=event.event==='items'&&event.count===0;
if(to<=lanes.start||!isNone&&event.event!=='change')continue;
add(to);
[from,page,cause]=[to,isNone?null:lanes.place(event),isNone?'calendar':event.cause];
}
const{timeline}=lanes.player;
const[next]=timeline.events(lanes.end,Math.min(LATEST,timeline.latest),EVENTS.change|EVENTS.items,1);
add(lanes.end,next?next.t*SECOND:Infinity);
for(const band of bands)ground(pen,lanes,band);
for(const{t,duration}of lanes.events.filter(({event})=>event==='change')){
const[left,width]=[lanes.x(t*SECOND),Math.max(2,duration / lanes.span*SECOND*lanes.width)];
pen.hatch('#fff',0.6,left,top,width,size,true);
}
for(const band of bands)words(pen,lanes,band);
}
function ground(pen,lanes,{page,left,right,top,size}){
if(page===null)return pen.hatch('--error',0.3,left,top,right-left,size);
pen.box(colorOf(lanes.banner.items[page],page).slice(0,7),left,top,right-left+0.5,size);
if(right-left>4)pen.outline('--outline',1,left,top,right-left-1,size-1);
}
function words(ground,lanes,{page,left,right,from,until,top,size}){
const item=page===null?{title:'nothing available'}:lanes.banner.items[page]||{};
const width=right-left;
if(width<=26)return;
const pen=lanes.labels??ground;
const{on}=pen;
on.save();
on.beginPath();
on.rect(left,top,width-4,size);
on.clip();
let room=left+8;
const picture=item.image&&width>size+56?lanes.picture(item.image):null;
if(picture){
const side=Math.min(picture.naturalWidth,picture.naturalHeight);
ground.on.drawImage(picture,(picture.naturalWidth-side) / 2,(picture.naturalHeight-side) / 2,side,side,left,top,size,size);
room+=size;
}
const label=labelOf(item)||String(page+1);
const isRightToLeft=readsRightToLeft(label);
const color=page===null?'--muted':isBright(colorOf(item,page))?'#000':'#fff';
const write=(text,y)=>pen.words(pen.fitted(text,right-6-room),isRightToLeft?right-10:room,top+y,isRightToLeft?'right':'left',color);
if(size>=50){
write(until===Infinity?'stays':spoken(until-from),37);
on.font=on.font.replace('11px','600 13px');
}
on.direction=isRightToLeft?'rtl':'ltr';
write(label,size<50?size / 2+0.5:19);
on.restore();
}
function drawShares(pen,lanes,{top,size}){
const columns=lanes.shares();
const width=lanes.width / columns.length;
columns.forEach((shares,index)=>{
let y=top;
for(let place=0;place<shares.length;place+=2){
const[page,share]=[shares[place],shares[place+1]];
pen.box(colorOf(lanes.banner.items[page],page),index*width,y,width+0.5,share*size+0.5);
y+=share*size;
}
});
pen.plate('shares',lanes.width,top+size / 2);
}
const CAUSES={timer:'--cause-timer',drag:'--cause-drag',select:'--cause-select',next:'--cause-key',previous:'--cause-key',
calendar:'--cause-calendar'};
const SPANS=[['hide','show','--muted','hidden'],['pause','resume','--cause-key','paused'],
['hover','leave','--cause-select','pointer',true],['focusIn','focusOut','--cause-drag','keyboard',true]];
function drawCauses(pen,lanes,{top,size}){
const middle=top+size / 2;
const{inputs}=lanes.player;
const signs=[...lanes.events.filter(({event})=>event==='change'),...lanes.expectations].map(({t})=>lanes.x(t*SECOND));
const bar=(from,to,color,alpha,words,isThin)=>{
const[left,right]=[Math.max(-8,lanes.x(from)),Math.min(lanes.width+8,lanes.x(to))];
if(right<left)return;
if(isThin)pen.box(color,left,top+size-4,Math.max(2,right-left),3,alpha);
else pen.box(color,left,middle-7,Math.max(3,right-left),14,alpha,4);
if(words&&right-left>56&&!signs.some(x=>x>left&&x<left+64))pen.words(words,Math.max(left,0)+7,isThin?middle-1:middle+0.5,'left',color);
};
for(const[begin,end,color,words,isThin]of SPANS){
let since=null;
for(const[at,kind]of[...inputs,[Infinity,KIND[end]]]){
if(kind===KIND[begin])since??=at;
if(kind!==KIND[end]||since===null)continue;
bar(since,at,color,isThin?0.7:0.22,words,isThin);
since=null;
}
}
for(const input of inputs)if(lengthOf(input))bar(input[0],input[0]+lengthOf(input),'--cause-drag',0.35);
if(lanes.isDense)dense(pen,lanes,middle);
else for(const{t,event,cause,count,page}of lanes.events){
const isSet=event==='items'&&(count===0||page!=null);
const sign=event==='change'?cause:isSet?'calendar':event==='open'?'tap':null;
if(sign)mark(pen,lanes.x(t*SECOND),middle,sign);
}
}
function mark(pen,place,middle,cause){
pen.fill(CAUSES[cause]||'--accent',1,on=>{
if(cause==='timer')on.arc(place,middle,4,0,7);
else if(cause==='calendar')on.roundRect(place-2,middle-7,4,14,2);
else if(cause==='tap')on.roundRect(place-4,middle-4,8,8,2);
else for(const[x,y]of[[-5,-5],[5,0],[-5,5]])on.lineTo(place+x,middle+y);
});
}
function dense(pen,lanes,middle){
pen.box('--cause-timer',0,middle-2,lanes.width,4,0.3);
for(const[at,kind]of lanes.player.inputs){
const name=['select','next','previous','tap'].find(name=>KIND[name]===kind);
if(name&&at>=lanes.start&&at<=lanes.end)mark(pen,lanes.x(at),middle,name);
}
pen.plate(`${number(lanes.changes)} changes`,lanes.width,middle);
}
return{Lanes,drawItems,CAUSES};
})();
const $plan=(()=>{
const{byId,click,say}=$document;
const{calm,make}=$dom;
const{SECOND}=$constants;
const{CLOCK,DATE,readLocal}=$calendar;
const{isolated,labelOf,spoken}=$words;
const{colorOf}=$cards;
const{Pen}=$pen;
const RULER=18;
const HOUR=3600;
const DAY=24*HOUR;
const[ROW,MOST_ROWS]=[20,40];
const plan={
connectPlan(){
const{calendar,banner}=this;
byId('plan').hidden=!calendar||!banner.hasOccasions;
if(byId('plan').hidden)return;
Object.assign(this,openings(calendar,banner.count),{seen:{from:calendar.from,to:calendar.to}});
this.isOneRow=banner.count>MOST_ROWS;
byId('plan-names').append(...this.isOneRow?[]:banner.items.map(item=>make('span',{title:item.id,dir:'auto'},labelOf(item))));
const rows=byId('plan-rows');
if(rows.scrollHeight>rows.clientHeight)rows.tabIndex=0;
const field=byId('plan-time');
field.min=calendar.local(calendar.from);
field.max=calendar.local(calendar.to-1);
byId('plan-note').textContent=calendar.isCut?`The calendar ends at ${calendar.dated(calendar.to)}: the page cannot hold more.`:'';
click('plan-all',()=>this.playFrom(null));
click('plan-in',()=>this.zoomPlan(0.5));
click('plan-out',()=>this.zoomPlan(2));
click('plan-back',()=>this.movePlan(-0.5));
click('plan-on',()=>this.movePlan(0.5));
byId('plan-go').addEventListener('submit',event=>{
event.preventDefault();
const instant=calendar.instant(readLocal(field.value));
field.ariaInvalid=!calendar.has(instant);
if(calendar.has(instant))this.playFrom(instant);
});
const canvas=byId('plan-lane');
const at=event=>this.planInstant(event.clientX-canvas.getBoundingClientRect().left);
canvas.addEventListener('click',event=>this.playFrom(at(event)));
new ResizeObserver(()=>this.drawPlan()).observe(canvas.parentElement);
},
playFrom(start){
const{player,calendar}=this;
if(player.finger)return;
this.lanes.start=0;
this.lanes.span=this.banner.span;
player.load([],null,start===null?null:{calendar,start});
player.seek(0);
player.playing=!calm.matches;
},
zoomPlan(factor){
const{calendar,seen}=this;
const span=Math.max(DAY,Math.min(calendar.to-calendar.from,(seen.to-seen.from)*factor));
const now=this.planNow();
const middle=now>=seen.from&&now<seen.to?now:(seen.from+seen.to) / 2;
this.showPlan(Math.round(middle-span / 2),span);
},
movePlan(part){
const span=this.seen.to-this.seen.from;
this.showPlan(Math.round(this.seen.from+span*part),span);
},
showPlan(from,span){
const{calendar}=this;
const start=Math.max(calendar.from,Math.min(calendar.to-span,from));
this.seen={from:start,to:Math.min(calendar.to,start+span)};
this.drawPlan();
},
planX(instant){return(instant-this.seen.from) / (this.seen.to-this.seen.from)*this.planWidth;},
planInstant(x){
const{seen,calendar}=this;
const exact=seen.from+Math.max(0,Math.min(1,x / this.planWidth))*(seen.to-seen.from);
const edges=calendar.changes.map(([at])=>at).filter(at=>Math.abs(this.planX(at)-x)<5);
const nearest=edges.sort((a,b)=>Math.abs(a-exact)-Math.abs(b-exact))[0];
return Math.max(calendar.from,Math.min(calendar.to-1,nearest??Math.round(exact)));
},
planNow(){
const{moment,time}=this.player;
return moment?moment.start+Math.floor(time / SECOND):NaN;
},
fillPlan(){
const now=this.planNow();
if(now)byId('plan-time').value=this.player.moment.calendar.local(now);
},
gapWords(){
const now=this.planNow();
if(Number.isNaN(now))return'Nothing is shown';
const{calendar}=this.player.moment;
const[from,until]=openings(calendar,this.banner.count).gaps.find(([from,until])=>now>=from&&now<until)??[now,now];
return`Nothing is shown: ${calendar.said(from)} – ${calendar.dated(until)}`;
},
markPlan(){
if(byId('plan').hidden)return;
const now=this.planNow();
const head=byId('plan-head');
head.hidden=!(now>=this.seen.from&&now<this.seen.to);
head.style.transform=`translateX(${this.planX(now)}px)`;
const{moment}=this.player;
const words=moment?`${moment.calendar.dated(now)} · ${onWords(this.set, this.banner)}`
:'all cards play; click a day to play what is on from then';
say(byId('plan-now'),words);
byId('plan-all').hidden=Number.isNaN(now);
},
drawPlan(){
if(byId('plan').hidden)return;
const{calendar,banner,rows,gaps,seen,isOneRow}=this;
const height=RULER+(isOneRow?2:banner.count)*ROW+2;
const pen=new Pen(byId('plan-lane'),height);
const width=this.planWidth=pen.width;
pen.box('--lane',0,RULER,width,height-RULER);
const bar=([from,until],draw)=>{
const[left,right]=[from,until].map(at=>Math.max(0,Math.min(width,this.planX(at))));
if(until>seen.from&&from<seen.to)draw(left,Math.max(1,right-left));
};
for(const gap of gaps){
bar(gap,(left,size)=>{
const words=`nothing on · ${spoken((gap[1] - gap[0]) * SECOND)}`;
const room=pen.measure(words)+14;
pen.hatch('--error',0.4,left,RULER,size,height-RULER);
if(size>=room)pen.plate(words,left+(size+room) / 2,(RULER+height) / 2);
});
}
for(const[from,until,count]of isOneRow?rows.counts:[]){
const size=count / banner.count*2*ROW;
bar([from,until],(left,wide)=>pen.box('--accent',left,RULER+2*ROW-size,wide,size));
}
if(!isOneRow)rows.items.forEach((times,place)=>{
const[top,size]=[RULER+place*ROW+3,ROW-6];
for(const time of times){
bar(time,(left,wide)=>{
pen.box(colorOf(banner.items[place],place),left,top,wide,size);
if(wide>4)pen.outline('--muted',0.55,left,top,wide-1,size-1);
});
}
});
const marked=ticks(calendar,seen,Math.max(3,width / 40));
const step=this.planX(marked[1]?.at)-this.planX(marked[0]?.at)||Infinity;
const every=Math.max(1,Math.ceil(Math.max(...marked.map(({text})=>pen.measure(text)+8)) / step));
let end=0;
for(const{at,text,isStrong,number}of marked){
const x=Math.round(this.planX(at))+0.5;
pen.line(isStrong?'--muted':'--line',isStrong?0.5:1,x,14,height);
if(x<end||number%every||x+2+pen.measure(text)>width)continue;
pen.words(text,x+2,7);
end=x+pen.measure(text)+8;
}
pen.on.setLineDash([3,3]);
for(const[at]of calendar.offsets.slice(1))if(at>seen.from&&at<seen.to)pen.line('--warning-ink',1,Math.round(this.planX(at))+0.5,RULER,height);
this.markPlan();
},
};
function onWords(set,banner){
if(!set||set.length>4)return`${set ? set.length : banner.count} of ${banner.count} cards are on`;
return set.length?set.map(place=>isolated(labelOf(banner.items[place]))).join(', '):'nothing is on';
}
function openings(calendar,count){
const since=new Array(count).fill(null);
const items=since.map(()=>[]);
for(const place of calendar.first)since[place]=calendar.from;
const counts=[];
let[from,number]=[calendar.from,calendar.first.length];
for(const[at,...toggled]of calendar.changes){
counts.push([from,at,number]);
from=at;
for(const place of toggled){
number+=since[place]===null?1:-1;
if(since[place]!==null)items[place].push([since[place],at]);
since[place]=since[place]===null?at:null;
}
}
counts.push([from,calendar.to,number]);
since.forEach((at,place)=>{if(at!==null)items[place].push([at,calendar.to]);});
return{rows:{items,counts},gaps:counts.filter(([,,number])=>number===0)};
}
function ticks(calendar,{from,to},most){
const span=to-from;
const step=[HOUR,3*HOUR,6*HOUR,12*HOUR,DAY,7*DAY,28*DAY].find(step=>span / step<=most)??Math.ceil(span / most / DAY)*DAY;
const list=[];
const start=step>=7*DAY?-3*DAY:0;
const first=Math.ceil((from+calendar.offset(from)-start) / step)*step+start;
for(let clock=first;;clock+=step){
const at=calendar.instant(clock);
if(at>=to)return list;
if(at<from)continue;
const date=new Date(clock*1000);
const isDay=clock%DAY===0;
const text=calendar.said(at,isDay?DATE:CLOCK);
list.push({at,text,number:(clock-start) / step,isStrong:isDay&&(step<DAY||date.getUTCDay()===1)});
}
}
return{plan,openings,ticks};
})();
const $changes=(()=>{
const{EVENTS,SECOND}=$constants;
const{Calendar}=$calendar;
const{colorOf}=$cards;
const{labelOf}=$words;
const{drawItems,Lanes}=$lanes;
const{make}=$dom;
const{Pen}=$pen;
const{openings,ticks}=$plan;
const MOST=4000;
const LONGEST=86400*SECOND;
function plays(version,from,to){
const kinds=EVENTS.change|EVENTS.items;
const since=Math.max(0,from-1);
if(version.timeline.eventCount(since,to,kinds)>=MOST)return null;
const events=version.timeline.events(since,to,kinds,MOST);
const state=version.timeline.at(from);
const stays=[{from,id:state.phase==='empty'?null:state.item}];
const changes=new Map();
for(const event of events){
const at=Math.round(event.t*SECOND);
const isNone=event.event==='items'&&event.count===0;
if(!isNone&&event.event!=='change')continue;
if(event.event==='change')changes.set([at,event.item,event.cause,event.duration].join(),[at,at+event.duration*SECOND]);
if(at>from)stays.push({from:at,id:isNone?null:event.item});
}
return{stays,changes};
}
function differences(before,after,from,to){
const[old,now]=[plays(before,from,to),plays(after,from,to)];
if(!old||!now)return null;
const items=[];
let[i,j,at]=[0,0,from];
while(at<to){
const next=Math.min(old.stays[i+1]?.from??to,now.stays[j+1]?.from??to,to);
if(old.stays[i].id!==now.stays[j].id&&next>at){
const last=items[items.length-1];
if(last&&last[1]===at)last[1]=next;else items.push([at,next]);
}
if(old.stays[i+1]?.from===next)i++;
if(now.stays[j+1]?.from===next)j++;
at=next;
}
const alone=(mine,theirs)=>[...mine.changes].filter(([key])=>!theirs.changes.has(key)).map(([,stretch])=>stretch);
const movements=[...alone(old,now),...alone(now,old)].sort((a,b)=>a[0]-b[0]);
return{items,movements};
}
function findDifference(before,after,time,direction,latest){
let[edge,reach]=[direction>0?Math.max(0,time-1):time,60*SECOND];
for(let tries=0;tries<60&&(direction>0?edge<latest:edge>0);tries++){
const other=Math.max(0,Math.min(latest,edge+direction*reach));
const from=Math.min(edge,other);
const found=differences(before,after,from,Math.max(edge,other));
if(!found){reach=Math.max(SECOND,reach / 4);continue;}
const starts=[...found.items,...found.movements].map(([start])=>start).filter(start=>start>from||from===0).sort((a,b)=>a-b);
const next=direction>0?starts.find(start=>start>time+0.5):starts.findLast(start=>start<time-0.5);
if(next!==undefined)return next;
edge=direction>0?edge+reach-1:other;
reach=Math.min(LONGEST,reach*2);
}
return null;
}
function distances(before,after,shares){
return shares[0].map((list,column)=>{
const gains=new Map();
for(const[version,all,sign]of[[before,list,-1],[after,shares[1][column],1]]){
for(let place=0;place<all.length;place+=2){
const{id}=version.banner.items[all[place]];
gains.set(id,(gains.get(id)??0)+sign*all[place+1]);
}
}
return[...gains.values()].reduce((sum,gain)=>sum+Math.abs(gain),0) / 2;
});
}
const PAIR_RULER=32;
const PAIR_GAP=4;
const[ITEM,GUTTER]=[34,16];
const HEIGHT=PAIR_RULER+2*(ITEM+PAIR_GAP)+GUTTER;
class PairLanes extends Lanes{
constructor(canvas,before,after){
super(canvas,after,after.banner);
this.versions=[before,after];
this.both=this.versions.map(version=>new Lanes(canvas,version,version.banner,()=>this.draw()));
this.span=this.plain=Math.max(before.banner.span,after.banner.span);
}
see(span=this.plain){Object.assign(this,{start:0,span});}
draw(){
const{canvas,both,start,span,versions}=this;
const pen=new Pen(canvas,HEIGHT);
const{width}=Object.assign(this,{width:pen.width});
this.ruler(pen,HEIGHT);
both.forEach((lanes,index)=>{
Object.assign(lanes,{start,span,width,scenario:versions[index].scenario});
lanes.look();
const top=PAIR_RULER+index*(ITEM+PAIR_GAP+GUTTER);
lanes.lane(pen,{top,size:ITEM},drawItems);
lanes.expected(pen,top+ITEM-9);
});
this.gutter(pen,PAIR_RULER+ITEM+PAIR_GAP);
}
gutter(pen,top){
const{start,end}=this;
const middle=top+GUTTER / 2-PAIR_GAP / 2;
const found=this.found=differences(...this.versions,start,end);
const bar=(from,to,size,alpha)=>{
const[left,right]=[from,to].map(time=>this.x(Math.max(start,Math.min(end,time))));
pen.box('--error',left,middle-size / 2,Math.max(2,right-left),size,alpha);
};
if(found){
for(const[from,to]of found.movements)bar(from,to,4,0.55);
for(const[from,to]of found.items)bar(from,to,8,1);
return;
}
const shares=this.both.map(lanes=>lanes.shares());
const step=(end-start) / shares[0].length;
distances(...this.versions,shares).forEach((distance,column)=>{
if(distance>0.002)bar(start+column*step,start+(column+1)*step,8,Math.min(1,0.25+distance));
});
}
}
const[DATES_RULER,ROW,MOST_CARDS]=[20,22,6];
function drawDates(canvas,names,versions){
const calendar=new Calendar(versions[1].banner.calendar);
const sides=versions.map(({banner})=>{
const{rows:{items}}=openings(new Calendar(banner.calendar),banner.count);
return new Map(banner.items.map((item,place)=>[item.id,{item,place,times:items[place]}]));
});
const ids=[...new Set(sides.toReversed().flatMap(side=>[...side.keys()]))];
const others=ids.filter(id=>new Set(sides.map(side=>JSON.stringify(side.get(id)?.times))).size>1);
const shown=(others.length?others:ids).slice(0,MOST_CARDS);
const height=DATES_RULER+shown.length*2*ROW;
const pen=new Pen(canvas,height);
const x=at=>Math.max(0,Math.min(1,(at-calendar.from) / (calendar.to-calendar.from)))*pen.width;
const room=pen.width-pen.measure(calendar.zone)-12;
pen.words(calendar.zone,pen.width,8,'right');
for(const{at,text}of ticks(calendar,calendar,Math.max(4,pen.width / 90))){
pen.line('--line',1,Math.round(x(at))+0.5,14,height);
if(x(at)+pen.measure(text)<room)pen.words(text,x(at)+3,8);
}
names.replaceChildren(...shown.flatMap((id,row)=>sides.map((side,number)=>{
const top=DATES_RULER+(2*row+number)*ROW;
const{item,place,times}=side.get(id)??{times:[]};
pen.box('--lane',0,top,pen.width,ROW-2,0.7,4);
for(const[from,until]of times){
const box=[x(from),top,Math.max(2,x(until)-x(from)),ROW-2];
pen.box(colorOf(item,place),...box);
pen.outline('--muted',0.55,...box);
}
return make('span',{dir:'auto',title:id},`${['Before', 'After'][number]}: ${labelOf(item) || 'no such card'}`);
})));
}
return{findDifference,PairLanes,drawDates};
})();
const $transport=(()=>{
const{byId,change,click,pick}=$document;
const{calm,make}=$dom;
const{SECOND}=$constants;
const{clock,readTime}=$words;
const FRAME=SECOND / 60;
const transport={
connectClock(){
const{player}=this;
click('play',()=>{player.playing=!player.isPlaying;});
click('to-start',()=>player.seek(0));
click('step-back',()=>player.step(-1));
click('step-on',()=>player.step(1));
click('zoom-in',()=>this.zoom(0.5));
click('zoom-out',()=>this.zoom(2));
for(const id of['speed','size','loop'])change(id,()=>this.look());
player.loop=()=>byId('loop').checked?this.lanes:null;
byId('scrub').addEventListener('input',()=>player.stop(+byId('scrub').value));
byId('go').addEventListener('submit',event=>{
event.preventDefault();
const time=readTime(byId('go-time').value);
byId('go-time').ariaInvalid=time===null;
if(time!==null)player.stop(time);
});
this.connectLanes(byId('lanes'));
document.addEventListener('keydown',event=>this.key(event));
addEventListener('resize',()=>this.resize());
new ResizeObserver(()=>{if(this.lanes.width!==byId('lanes').clientWidth)this.redraw();}).observe(byId('lanes').parentElement);
addEventListener('themechange',()=>this.redraw());
for(const query of['(prefers-color-scheme: dark)','(forced-colors: active)'])matchMedia(query).addEventListener('change',()=>this.redraw());
},
connectLanes(canvas){
const{lanes}=this;
const place=({clientX})=>clientX-canvas.getBoundingClientRect().left;
const scrub=event=>this.player.stop(Math.round(lanes.timeAt(place(event))));
canvas.addEventListener('pointerdown',event=>{
if(event.button)return;
canvas.setPointerCapture(event.pointerId);
scrub(event);
});
canvas.addEventListener('pointermove',event=>{if(canvas.hasPointerCapture(event.pointerId))scrub(event);});
canvas.addEventListener('wheel',event=>{
const along=event.deltaX||(event.shiftKey?event.deltaY:0);
if(!event.ctrlKey&&(!along||Math.abs(along)<Math.abs(event.deltaY)&&!event.shiftKey))return;
event.preventDefault();
const unit=event.deltaMode===1?16:1;
if(event.ctrlKey)lanes.zoomAt(place(event),2**(event.deltaY*unit / 100));
else lanes.move(along*unit);
this.redraw();
},{passive:false});
},
run(){
this.player.last=performance.now();
const frame=now=>{
requestAnimationFrame(frame);
this.player.tick(now);
this.draw();
};
requestAnimationFrame(frame);
},
looks(){
return{speed:this.player.speed===1?'':this.player.speed,size:byId('size').value==='own'?'own':'',loop:byId('loop').checked?1:''};
},
restoreLooks(said){
pick(byId('speed'),said.get('speed'));
byId('size').value=said.get('size')==='own'?'own':'fit';
byId('loop').checked=said.get('loop')==='1';
this.look();
},
stopAt(said){
const time=Number(said.get('t'));
if(Number.isFinite(time)&&time>=0)this.player.stop(Math.round(time*SECOND));
return said.has('t');
},
look(){
this.player.speed=+byId('speed').value;
this.resize();
this.remember();
},
showPlaying(){
const{isPlaying}=this.player;
const play=byId('play');
play.classList.toggle('on',isPlaying);
play.ariaLabel=play.title=isPlaying?'Pause':'Play';
if(isPlaying)byId('calm').hidden=true;
},
listScenarios(names,choose){
const list=byId('scenario');
list.append(...names.map((text,value)=>make('option',{value},text)));
list.closest('label').hidden=!names.length;
change('scenario',()=>{
choose(list.value===''?null:+list.value);
this.player.playing=!calm.matches;
});
},
playAtFirst(){
this.player.playing=!calm.matches;
byId('calm').hidden=!calm.matches;
},
zoom(factor){
this.lanes.zoom(factor,this.player.time);
this.redraw();
},
fitScrub(){
const{start,end,span}=this.lanes;
Object.assign(byId('scrub'),{min:start,max:end,step:Math.max(1000,Math.round(span / 2000))});
this.drawn=null;
},
movePlayhead(){
const{lanes,player:{time}}=this;
const width=lanes.width||0;
const place=(time-lanes.start) / lanes.span*width;
byId('playhead').style.transform=`translateX(${place}px)`;
byId('playhead').classList.toggle('elsewhere',place<0||place>width);
const flag=byId('flag');
flag.textContent=clock(time);
if(this.flagDigits!==flag.textContent.length)[this.flagDigits,this.flagWidth]=[flag.textContent.length,flag.offsetWidth];
const half=this.flagWidth / 2;
flag.style.transform=`translateX(${Math.max(half, Math.min(width - half, place)) - place}px)`;
byId('scrub').value=time;
},
key(event){
const{target,key}=event;
if(event.altKey||event.ctrlKey||event.metaKey||event.defaultPrevented||target.closest('input, select, textarea'))return;
const action=this.ownKey?.(key,target)||byId('shortcuts').checked&&this.clockKey(key,target);
if(!action)return;
event.preventDefault();
action();
},
clockKey(key,target){
const{player}=this;
if(key===' '&&target.closest('button, a, summary, [tabindex]:not(#cards)'))return null;
return{'.':()=>player.step(1),',':()=>player.step(-1),'>':()=>player.stop(player.time+FRAME),'<':()=>player.stop(player.time-FRAME),
' ':()=>{player.playing=!player.isPlaying;}}[key];
},
};
class Clock{
constructor(){Object.assign(this,{time:0,speed:1,isPlaying:false,last:0});}
loop(){return null;}
tick(now){
const passed=Math.min(250,Math.max(0,now-this.last))*1000;
this.last=Math.max(now,this.last);
if(this.finger)this.time+=passed;
else if(this.isPlaying||this.coasting)this.time+=passed*this.speed;
else return;
const loop=this.isPlaying&&!this.finger&&this.loop();
if(loop&&this.time>=loop.end)this.time=loop.start;
if(this.time<this.latest)return;
this.time=this.latest;
if(this.isPlaying)this.playing=false;
}
set playing(isPlaying){
this.isPlaying=isPlaying;
this.coasting=false;
this.changed('play');
}
seek(time){
if(this.finger)return;
this.time=Math.max(0,Math.min(this.latest,time));
this.coasting=false;
this.changed('time');
}
stop(time){
this.isPlaying=false;
this.seek(time);
this.changed('play');
}
}
return{transport,Clock};
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
const $diff=(()=>{
const{byId,data,say}=$document;
const{make}=$dom;
const{loadEngine,spreadViews}=$engine;
const{begin}=$begin;
const{readAddress,writeAddress}=$address;
const{colorOf}=$cards;
const{drawDates,findDifference,PairLanes}=$changes;
const{Clock,transport}=$transport;
const{LATEST,SECOND}=$constants;
const{clock,labelOf}=$words;
const{momentOf}=$calendar;
const{stageIn}=$drawn;
class Version{
constructor(engine,banner,element){
Object.assign(this,{engine,banner,element});
this.ground=element.querySelector('.ground');
this.stage=stageIn(element);
this.start=momentOf(banner.calendar,banner.start??null);
this.play(null);
}
part(name){return this.element.querySelector('.'+name);}
play(place){
const{banner}=this;
const scenario=this.scenario=place===null?null:banner.scenarios[place];
const view=scenario?scenario.view:0;
if(view!==this.view){
this.timeline?.close();
this.timeline=this.engine.open(banner.views[view].numbers,banner.items);
this.see(view);
}
this.timeline.playFrom(scenario?momentOf(scenario.calendar):this.start);
this.timeline.playFor(banner.reducesMotion||scenario?.reducesMotion,scenario?.seed??0);
this.inputs=scenario?scenario.inputs:[];
this.timeline.play(this.inputs);
}
see(view){
const{banner}=this;
this.view=view;
Object.assign(banner,banner.views[view]);
this.stage.show(banner);
}
get size(){return{width:this.banner.viewport.width,height:this.banner.wholeHeight};}
scale(scale,room){
const{width,height}=this.size;
const pane=this.part('pane');
const isWide=width*scale>room+1;
pane.classList.toggle('wide',isWide);
if(isWide)pane.tabIndex=0;else pane.removeAttribute('tabindex');
this.ground.style.width=Math.floor(width*scale)+'px';
this.ground.style.height=Math.floor(height*scale)+'px';
this.part('scaled').style.transform=`scale(${scale})`;
}
draw(time){
const picture=this.timeline.picture(time);
const{state}=picture;
this.stage.drawPicture(picture,this.timeline.setAt(time)?.length);
const item=state.phase==='empty'?null:this.banner.items[this.timeline.places.get(state.item)];
say(this.part('item'),item?labelOf(item):'nothing is on');
say(this.part('page'),item?`${state.page + 1} of ${picture.pages}`:'');
return item&&item.id;
}
}
class Comparison extends Clock{
constructor(engine,change){
super();
Object.assign(this,{change,scenario:null});
const items=[...change.before.items,...change.after.items];
const places=new Map([...new Set(items.map(({id})=>id))].map((id,place)=>[id,place]));
for(const item of items)item.color=colorOf(item,places.get(item.id));
for(const button of document.querySelectorAll('[data-item]')){
const{item:id}=button.dataset;
const{title}=items.findLast(item=>item.id===id)??{};
if(!title)continue;
Object.assign(button,{textContent:title,dir:'auto'});
button.after(' ',make('code',{class:'quiet'},id));
}
this.before=new Version(engine,change.before,byId('before'));
this.after=new Version(engine,change.after,byId('after'));
this.versions=[this.before,this.after];
this.lanes=new PairLanes(byId('lanes'),this.before,this.after);
this.connect();
this.resize();
new ResizeObserver(()=>this.resize()).observe(byId('stages'));
}
begin(){
const isAtInstant=this.restore();
this.redraw();
if(!isAtInstant)this.playAtFirst();
this.isRunning=true;
this.run();
}
get player(){return this;}
get latest(){return Math.min(LATEST,this.before.timeline.latest,this.after.timeline.latest);}
changed(){
this.drawn=null;
this.showPlaying();
this.remember();
}
draw(){
if(this.drawn===this.time)return;
this.drawn=this.time;
if(this.lanes.follow(this.time))this.redraw();
const[old,now]=this.versions.map(version=>version.draw(this.time));
const verdict=byId('verdict');
verdict.classList.toggle('differs',old!==now);
say(verdict,old===now?'same card':'different cards');
byId('time').textContent=clock(this.time);
this.movePlayhead();
const items=this.versions.map(version=>version.part('item').textContent);
byId('scrub').ariaValueText=`${clock(this.time)}, before ${items[0]}, after ${items[1]}`;
}
redraw(){
this.lanes.draw();
this.fitScrub();
byId('dates').hidden=!this.versions.some(({banner})=>banner.hasOccasions);
if(!byId('dates').hidden)drawDates(byId('dates-lane'),byId('date-names'),this.versions);
}
resize(){
const[width,height]=['width','height'].map(name=>Math.max(...this.versions.map(({size})=>size[name])));
const stages=byId('stages');
const[beside,above]=[false,true].map(isStacked=>{
stages.classList.toggle('stacked',isStacked);
const pane=this.before.part('pane');
return[pane.clientWidth,Math.min(pane.clientWidth / width,pane.clientHeight / height)];
});
stages.classList.toggle('stacked',above[1]>beside[1]);
const[room,fitting]=above[1]>beside[1]?above:beside;
this.scale=byId('size').value==='own'?1:fitting;
for(const version of this.versions)version.scale(this.scale,room);
}
choose(place){
this.scenario=place;
const pair=this.change.scenarios[place]??{before:null,after:null};
const isPlayed=place!==null;
let longest=0;
for(const[version,own]of[[this.before,pair.before],[this.after,pair.after]]){
version.play(own);
version.element.classList.toggle('absent',isPlayed&&own===null);
version.part('missing-scenario').hidden=!isPlayed||own!==null;
longest=Math.max(longest,version.scenario?.duration??0);
}
this.lanes.see(longest?Math.max(SECOND,longest):undefined);
byId('scenario').value=place??'';
this.resize();
this.redraw();
}
placeOf(scenario){
const place=this.change.scenarios.findIndex(({name})=>name===scenario);
return place<0?null:place;
}
follow({time,scenario,item}){
const place=this.placeOf(scenario);
if(place!==this.scenario)this.choose(place);
if(item===undefined)return this.reveal(+time);
const version=this.after.banner.items.some(({id})=>id===item)?this.after:this.before;
const first=version.timeline.summary(3600*SECOND).items.find(row=>row.item===item)?.first;
this.found(first==null?'not shown in 1 hour':'');
if(first!=null)this.reveal(Math.round(first*SECOND));
}
reveal(time){
this.stop(time);
byId('stages').scrollIntoView({block:'nearest'});
}
found(words){byId('found').textContent=words;}
step(direction){
const time=findDifference(this.before,this.after,this.time,direction,this.latest);
this.found(time===null?`no ${direction > 0 ? 'later' : 'earlier'} difference found`:'');
if(time!==null)this.stop(time);
}
connect(){
this.connectClock();
const panes=this.versions.map(version=>version.part('pane'));
panes.forEach((pane,index)=>pane.addEventListener('scroll',()=>{
const other=panes[1-index];
if(other.scrollWidth===pane.scrollWidth)other.scrollLeft=pane.scrollLeft;
}));
this.listScenarios(this.change.scenarios.map(({name,before,after})=>name+(before===null?' (new)':after===null?' (removed)':'')),place=>{
this.choose(place);
this.time=0;
});
byId('differences').addEventListener('click',event=>{
const button=event.target.closest('.moment');
if(button)this.follow(button.dataset);
});
addEventListener('hashchange',()=>this.restore());
}
restore(){
const said=readAddress();
const place=said.get('scenario');
if(this.change.scenarios[place])this.choose(+place);
this.restoreLooks(said);
return this.stopAt(said);
}
remember(){
if(!this.isRunning||this.isPlaying)return;
writeAddress({t:this.time / SECOND||'0',...this.looks(),scenario:this.scenario?.toString(),theme:readAddress().get('theme')});
}
}
Object.assign(Comparison.prototype,transport);
begin(async()=>{
const change=data('change');
for(const banner of[change.before,change.after])spreadViews(banner);
const comparison=new Comparison(await loadEngine(),change);
comparison.begin();
window.bannerkit={comparison,player:comparison,ready:true};
});
})();