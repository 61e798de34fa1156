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
const $player=(()=>{
const{Clock}=$transport;
const{lengthOf}=$words;
const{ALL_KINDS,EVENTS,KIND,LATEST,MOST_INPUTS,SECOND}=$constants;
class Player extends Clock{
constructor(timeline,banner){
super();
Object.assign(this,{timeline,banner,inputs:[],dropped:0,coasting:false,scenario:null,past:[],expected:[],finger:false,changed(){}});
}
get latest(){return Math.min(LATEST,this.timeline.latest);}
get moment(){return this.timeline.moment;}
get kept(){return{inputs:this.inputs,time:this.time,isPlaying:this.isPlaying};}
load(inputs,scenario=null,moment=this.moment){
this.remember();
this.put(inputs.map(input=>[...input]),scenario,moment);
}
put(inputs,scenario,moment=this.moment){
if(!inputs.length)this.expected=[];
const isSame=moment?.calendar===this.moment?.calendar&&moment?.start===this.moment?.start;
Object.assign(this,{inputs,scenario});
if(!isSame)this.timeline.playFrom(moment);
this.timeline.play(inputs);
this.time=Math.min(this.time,this.latest);
this.changed('inputs');
}
remember(){
this.dropped=0;
this.past=[...this.past.slice(-199),[this.inputs,this.scenario,this.moment]];
}
undo(){
if(this.finger||!this.past.length)return;
this.dropped=0;
this.put(...this.past.pop());
}
tick(now){
super.tick(now);
if(!this.coasting||['moving','dragging'].includes(this.timeline.at(this.time).phase))return;
this.coasting=false;
this.changed('play');
}
get instant(){return Math.ceil(this.time / 1000)*1000;}
get isHeld(){
const now=this.instant;
return this.finger||this.inputs.length>=MOST_INPUTS||this.inputs.some(input=>input[0]<=now&&now<input[0]+lengthOf(input));
}
cut(at,...added){
this.remember();
const kept=this.inputs.filter(input=>input[0]<=at);
Object.assign(this,{dropped:this.inputs.length-kept.length,inputs:[...kept,...added],scenario:null,time:at});
this.timeline.play(this.inputs);
}
note(name){
if(!this.isHeld)this.put([...this.inputs,[this.instant,KIND[name],0,0,0]],this.scenario);
}
act(name,value=0){
if(this.isHeld)return false;
this.cut(this.instant,[this.instant,KIND[name],value,0,0]);
if(!this.isPlaying&&['select','next','previous'].includes(name))this.coasting=true;
this.changed('inputs');
return true;
}
grab(){
if(this.isHeld)return null;
const at=this.instant;
this.cut(at);
this.last=performance.now();
this.timeline.beginDrag(at);
this.finger=true;
this.changed('inputs');
return at;
}
move(by){
this.tick(performance.now());
this.timeline.moveDrag(by,this.time);
}
release({start,by},velocity){
this.tick(performance.now());
const end=Math.max(start+1000,this.instant);
this.finger=false;
this.timeline.endDrag();
this.inputs.push([start,KIND.drag,by,end-start,velocity]);
this.timeline.play(this.inputs);
this.time=end;
if(!this.isPlaying)this.coasting=true;
this.changed('inputs');
}
step(direction){
const kinds=ALL_KINDS&~EVENTS.focus;
if(direction>0){
const event=this.timeline.events(this.time,Math.min(this.latest,this.time+366*86400*SECOND),kinds,1)[0];
if(event)this.stop(Math.round(event.t*SECOND));
return;
}
for(let reach=8*SECOND;;reach*=8){
const from=Math.max(0,this.time-reach);
const events=this.timeline.events(from,Math.max(0,this.time-1),kinds).filter(e=>e.t*SECOND<this.time-0.5);
if(events.length)return this.stop(Math.round(events.pop().t*SECOND));
if(from===0)return this.stop(0);
}
}
}
return{Player};
})();
const $share=(()=>{
const MOST=1<<20;
async function through(bytes,stream){
const reader=new Blob([bytes]).stream().pipeThrough(stream).getReader();
const parts=[];
let size=0;
for(;;){
const{done,value}=await reader.read();
if(done)return new Uint8Array(await new Blob(parts).arrayBuffer());
size+=value.length;
if(size>MOST)throw new Error('too long');
parts.push(value);
}
}
async function packText(text){
const bytes=await through(new TextEncoder().encode(text),new CompressionStream('deflate-raw'));
let letters='';
for(const byte of bytes)letters+=String.fromCharCode(byte);
return btoa(letters).replace(/\+/g,'-').replace(/\//g,'_').replace(/=+$/,'');
}
async function unpackText(letters){
try{
const bytes=Uint8Array.from(atob(letters.replace(/-/g,'+').replace(/_/g,'/')),letter=>letter.charCodeAt(0));
return new TextDecoder('utf-8',{fatal:true}).decode(await through(bytes,new DecompressionStream('deflate-raw')));
}catch{
return null;
}
}
return{packText,unpackText};
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
const $panels=(()=>{
const{byId,click}=$document;
const{calm,make}=$dom;
const{ALL_KINDS,EVENTS,SECOND}=$constants;
const{colorOf}=$cards;
const{clock,counted,isolated,labelOf,number,spoken}=$words;
const CAUSE_WORDS={timer:'timer',drag:'drag',select:'dot',next:'next',previous:'previous',calendar:'calendar'};
const KINDS={dragBegin:'drag begins',dragEnd:'drag ends',settle:'settles',recenter:'recenters',items:'cards'};
const LEAD=SECOND;
const failureOf=scenario=>scenario.expectations.find(({failure})=>failure);
function kindWords({event,cause,failure}){
if(event==='change')return CAUSE_WORDS[cause];
return event==='expect'?(failure?'✗ expect':'✓ expect'):KINDS[event]??event;
}
const percent=(part,whole)=>(Math.round(part*1000 / whole) / 10).toFixed(1)+'%';
const inspector={
connectInspector(){
const panel=tab=>byId(tab.getAttribute('aria-controls'));
const status=document.querySelector('.facts .chip');
const worst=document.querySelector(`[aria-controls=${status?.dataset.tab}]`);
if(status?.matches(':not(.good)'))worst.parentElement.prepend(worst);
const all=[...document.querySelectorAll('.tabs [role=tab]')];
for(const tab of all)tab.hidden=!panel(tab);
const tabs=all.filter(panel);
const choose=chosen=>tabs.forEach(tab=>{
tab.ariaSelected=tab===chosen;
tab.tabIndex=tab===chosen?0:-1;
panel(tab).hidden=tab!==chosen;
});
tabs.forEach((tab,index)=>{
panel(tab).role='tabpanel';
tab.addEventListener('click',()=>choose(tab));
tab.addEventListener('keydown',({key})=>{
const by={ArrowLeft:-1,ArrowRight:1}[key];
const next=by&&tabs[(index+by+tabs.length)%tabs.length];
next?.focus();
next?.click();
});
});
choose(tabs[0]);
status?.addEventListener('click',event=>{
event.preventDefault();
if(document.body.classList.contains('collapsed'))byId('collapse').click();
worst.click();
worst.focus();
});
click('collapse',({target})=>{
target.ariaExpanded=!document.body.classList.toggle('collapsed');
target.textContent=target.ariaExpanded==='true'?'»':'«';
});
const{scenarios}=this.banner;
byId('failing').textContent=scenarios.filter(failureOf).length||'';
byId('found-count').textContent=document.querySelectorAll('#findings .rule').length||'';
this.scenarioRows=scenarios.map((scenario,place)=>this.scenarioRow(scenario,place));
byId('scenario-list').append(...this.scenarioRows.toSorted((a,b)=>(b.className==='failed')-(a.className==='failed')));
},
openFailure(){
const place=this.banner.scenarios.findIndex(failureOf);
if(place<0)return false;
this.playScenario(place);
this.player.past=[];
this.player.stop(failureOf(this.banner.scenarios[place]).at);
return true;
},
scenarioRow(scenario,place){
const failed=failureOf(scenario);
const count=scenario.expectations.length;
const name=make('b',{dir:'auto',onclick:()=>{
this.playScenario(place);
if(failed)this.player.stop(failed.at);
else this.player.playing=!calm.matches;
}},scenario.name);
if(!failed){
const words=make('p',{class:'quiet'},count?counted(count,'expectation'):'expects nothing');
return make('li',{class:count?'passed':''},name,words);
}
const from=Math.max(0,failed.at-LEAD);
const failures=scenario.expectations.filter(({failure})=>failure).map(({failure})=>make('li',{},failure));
return make('li',{class:'failed'},name,make('ul',{class:'failures'},...failures),make('ul',{class:'lead quiet'}),
make('button',{type:'button',class:'button small',onclick:()=>{
this.playScenario(place);
this.player.seek(from);
this.player.playing=true;
}},`Play from ${spoken(from)}`));
},
showLead(){
const{scenario,timeline}=this.player;
this.scenarioRows.forEach((row,place)=>row.toggleAttribute('data-played',String(place)===scenario));
const played=this.playedScenario();
const failed=played&&failureOf(played);
if(!failed)return;
const events=timeline.events(Math.max(0,failed.at-60*SECOND),failed.at,ALL_KINDS&~EVENTS.focus&~EVENTS.timer).slice(-3);
this.scenarioRows[scenario].querySelector('.lead').replaceChildren(...events.map(event=>make('li',{dir:'auto'},
`${spoken(event.t * SECOND)} ${kindWords(event)} ${this.eventWords(event)}`)));
},
eventWords({event,t,page,item,from,count,virtual,state,link,failure}){
const{timeline}=this.player;
const set=timeline.setAt(t*SECOND+0.5);
const nameOf=place=>isolated(labelOf(this.banner.items[place])||`page ${page + 1}`);
const name=page=>nameOf(set?.[page*this.group]??page*this.group);
const own=nameOf(timeline.places.get(item));
switch(event){
case'start':return count===0?'nothing available':`on ${own}`;
case'items':return count===0?'nothing available':`${count} available`;
case'change':return`${from == null ? '' : name(from) + ' '}→ ${own}`;
case'recenter':return`${from} → ${virtual}`;
case'timer':case'indicator':return state;
case'open':return link||own;
case'expect':return failure||'as expected';
default:return page==null?'':item==null?name(page):own;
}
},
listEvents(){
this.showLead();
const{events,count,expectations}=this.lanes;
const listed=events.slice(0,300);
this.events=[...listed,...expectations].sort((a,b)=>a.t-b.t);
byId('events-note').textContent=count>listed.length?`first ${listed.length} of ${number(count)}`:count?number(count):'';
this.eventRows=this.events.map(event=>{
const time=event.t*SECOND;
const go=make('button',{type:'button',class:'go','aria-label':`go to ${clock(time, 3)}`,
onclick:()=>this.player.stop(Math.round(time))},clock(time,3));
const kind=make('span',{class:'kind '+(event.cause?'by-'+event.cause:'')},kindWords(event));
return make('tr',{class:`event-${event.event}${event.failure ? ' failed' : ''}`},make('td',{},go),make('td',{},kind),
make('td',{dir:'auto'},this.eventWords(event)));
});
byId('event-rows').replaceChildren(...this.eventRows);
this.nowRow=null;
this.markEvents();
},
markEvents(){
const row=this.eventRows?.[this.events.findLastIndex(({t})=>t*SECOND<=this.player.time+0.5)];
if(row===this.nowRow)return;
if(this.nowRow)this.nowRow.ariaCurrent=null;
this.nowRow=row;
if(!row)return;
row.ariaCurrent='true';
const box=byId('event-rows').closest('.scroll');
const[from,to]=[row.offsetTop-48,row.offsetTop+row.offsetHeight+48];
if(from<box.scrollTop)box.scrollTop=from;
else if(to>box.scrollTop+box.clientHeight)box.scrollTop=to-box.clientHeight;
},
exposure(){
const{player,banner}=this;
const horizon=Math.min(player.latest,+byId('horizon').value||this.lanes.span);
const own=player.inputs.length?player.timeline.summary(horizon):null;
const plain=own?this.engine.open(banner.views[this.view].numbers,banner.items):player.timeline;
if(own){
plain.playFrom(player.moment);
plain.playFor(this.reducesMotion,this.seed);
}
const summary=plain.summary(horizon);
if(own)plain.close();
const seenBy=new Map(own?.items.map(item=>[item.page,item]));
const whole=summary.horizon;
const most=Math.max(...summary.items.map(item=>item.share),1e-9);
const rows=summary.items.slice(0,200).map(item=>{
const{page,seconds,showings,weight,turns,expected}=item;
const mine=seenBy.get(page);
const bar=(name,{share})=>{
const fill=make('span');
Object.assign(fill.style,{width:Math.min(1,share / most)*100+'%',backgroundColor:colorOf(banner.items[page],page)});
return make('span',{class:name},fill);
};
const seen=[`${spoken(seconds * SECOND)} · ${number(showings)}×`];
if(turns!=null)seen.push(`weight ${number(weight)}, ${counted(turns, 'turn')}`+(expected==null?'':`, ${Math.round(expected * 1000) / 10}% expected`));
if(mine)seen.push(`${percent(mine.seconds, whole)} with what you did`);
return make('li',{},make('span',{class:'name',dir:'auto'},labelOf(banner.items[page])),bar('bar',item),
...mine?[bar('bar own',mine)]:[],make('span',{class:'share'},percent(seconds,whole)),make('span',{class:'seen'},seen.join(' · ')));
});
byId('exposure').replaceChildren(...rows);
const more=summary.items.length-rows.length;
const rest=summary.cycle?`round ${spoken(summary.cycle * SECOND)}`:'comes to rest in the end';
const empty=summary.empty?`empty for ${spoken(summary.empty * SECOND)}`:'never empty';
const others=more>0?`; ${number(more)} more cards`:'';
byId('exposure-note').textContent=`${counted(summary.changes, 'change')}; ${summary.empty == null ? rest : empty}${others}`;
},
};
return{CAUSE_WORDS,inspector};
})();
const $conditions=(()=>{
const{byId,change}=$document;
const{make}=$dom;
const SIZES=[['Phone',390],['Tablet',768],['Desktop',1440]];
const conditions={
connectConditions(){
const{banner}=this;
const list=byId('window');
const groups=Map.groupBy(banner.views.entries(),([,{device}])=>device?'Devices':'This file');
for(const[label,views]of groups){
list.append(make('optgroup',{label},...views.map(([index,{name,device}])=>{
const kind=index?device:'its own';
return make('option',{value:index},kind?`${name} (${kind})`:name);
})));
}
change('window',()=>this.play(+list.value,this.reducesMotion));
const sizes=SIZES.map(([name,width])=>[name,banner.views.findIndex(({viewport})=>viewport.width===width)]).filter(([,view])=>view>=0);
if(!sizes.some(([,view])=>view===0))sizes.unshift(['Own',0]);
byId('sizes').prepend(...sizes.map(([name,view])=>make('button',{type:'button',value:view,'data-name':name,
onclick:()=>this.play(view,this.reducesMotion)})));
change('seed',({target})=>this.play(this.view,this.reducesMotion,Math.trunc(target.value)||0));
change('reduced',({target})=>this.play(this.view,target.checked));
this.reducesMotion=this.plainReducesMotion=banner.reducesMotion;
this.seed=banner.seed??0;
byId('seed').parentElement.hidden=!this.player.timeline.isMixed;
this.see(0);
},
play(view,reducesMotion,seed=this.seed){
const{player}=this;
if(player.finger)return;
if(view!==this.view){
const{moment}=player;
player.timeline.close();
player.timeline=this.engine.open(this.banner.views[view].numbers,this.banner.items);
player.timeline.playFrom(moment);
this.see(view);
}
Object.assign(this,{reducesMotion,seed});
player.timeline.playFor(reducesMotion,seed);
player.put(player.inputs,player.scenario);
byId('window').value=view;
byId('reduced').checked=reducesMotion;
byId('seed').value=seed;
},
playedScenario(){
const scenario=this.banner.scenarios[this.player.scenario];
const isSame=scenario?.view===this.view&&(scenario.reducesMotion||this.plainReducesMotion)===this.reducesMotion;
return isSame?scenario:null;
},
see(view){
const{banner}=this;
this.view=view;
Object.assign(banner,banner.views[view]);
this.stage.show(banner);
for(const button of byId('sizes').querySelectorAll('button')){
button.ariaPressed=+button.value===view;
button.replaceChildren(button.dataset.name,...+button.value===view?[make('small',{},' '+banner.views[view].name)]:[]);
}
byId('sizes').classList.toggle('other',!byId('sizes').querySelector('[aria-pressed=true]'));
byId('turning').dir=banner.isRightToLeft?'rtl':'ltr';
byId('turning').classList.toggle('vertical',banner.isVertical);
byId('reduced').checked=this.reducesMotion;
},
};
return{conditions};
})();
const $attention=(()=>{
class Presence{
constructor(host,box,node,root){
Object.assign(this,{host,node,root,there:{hover:false,focus:false},isSeen:true,isNear:true});
const over=is=>event=>{
if(event.pointerType!=='touch')this.tell('hover',is);
};
box.addEventListener('pointerenter',over(true));
box.addEventListener('pointerleave',over(false));
for(const place of root?[node,root]:[node]){
place.addEventListener('focusin',()=>this.look());
place.addEventListener('focusout',({relatedTarget})=>{
if(!node.contains(relatedTarget)&&!root?.contains(relatedTarget))queueMicrotask(()=>this.look());
});
}
}
listen(signal){
for(const[name,isKept]of[['pagehide',true],['pageshow',false]]){
window.addEventListener(name,()=>{
this.isKept=isKept;
this.see();
},{signal});
}
document.addEventListener('visibilitychange',()=>this.see(),{signal});
const observer=new IntersectionObserver(entries=>{
this.isNear=entries.at(-1).isIntersecting;
this.see();
});
observer.observe(this.node);
signal?.addEventListener('abort',()=>{
observer.disconnect();
this.isNear=false;
this.see();
});
this.see();
}
look(){
const outer=this.node.getRootNode().activeElement;
const focused=outer===this.node&&this.root?this.root.activeElement:this.node.contains(outer)?outer:null;
this.tell('focus',!!focused?.matches(':focus-visible'));
}
tell(what,is){
this.there[what]=is;
this.settle();
}
settle(){
const{there,host}=this;
if(!host.isRunning||host.finger.hold)return;
for(const[what,begins,ends]of[['hover','hover','leave'],['focus','focusIn','focusOut']]){
const{said}=host;
const is=there[what]&&!host.isAlone;
if(!said||said[what]===is)continue;
said[what]=is;
host.note(is?begins:ends);
}
}
see(){
const isSeen=!this.isKept&&!document.hidden&&this.isNear&&this.node.isConnected;
if(isSeen===this.isSeen)return;
this.isSeen=isSeen;
this.host.seen(isSeen);
}
}
return{Presence};
})();
const $finger=(()=>{
const{mapping}=$dom;
const START=4;
const RECENT=80;
class Finger{
constructor(host,ground){
Object.assign(this,{host,ground,down:null,hold:null,hasDragged:false});
ground.addEventListener('pointerdown',event=>this.begin(event));
ground.addEventListener('pointermove',event=>this.move(event));
ground.addEventListener('pointerup',event=>this.end(event));
ground.addEventListener('pointercancel',event=>{if(event.pointerId===this.down?.id)this.lose();});
ground.addEventListener('lostpointercapture',event=>{if(event.target===ground&&event.pointerId===this.down?.id)this.lose();});
ground.addEventListener('dragstart',event=>event.preventDefault());
}
get scale(){return this.host.recordedScale??1;}
along(event){return this.mapped(event)[this.host.isVertical?'y':'x'];}
begin(event){
if(event.button||!event.isPrimary||this.down||!this.host.paging.drag)return;
this.hasDragged=false;
this.mapped=mapping(this.ground);
this.down={id:event.pointerId,place:this.along(event)};
}
move(event){
if(event.pointerId!==this.down?.id)return;
const[place,now]=[this.along(event),event.timeStamp];
if(!this.hold){
if(Math.abs(place-this.down.place)<START||!(event.buttons&1))return;
const start=this.host.act('grab');
if(start==null)return this.lose();
this.hold={place,start,by:0,samples:[[now,place]]};
this.ground.setPointerCapture(event.pointerId);
return;
}
this.hold.samples.push([now,place]);
const{scale}=this;
this.hold.by=+((place-this.hold.place)*scale).toFixed(2);
this.host.act('move',this.hold.by / scale);
}
end(event){
if(event.pointerId!==this.down?.id)return;
if(!this.hold){
this.down=null;
return;
}
this.move(event);
const[now,place]=this.hold.samples.at(-1);
const[then,before]=this.hold.samples.find(([time])=>now-time<=RECENT);
this.release(now>then?Math.round((place-before) / (now-then)*1000):0);
}
lose(){
if(this.hold)this.release(this.host.returning());
this.down=null;
}
release(velocity){
const{hold,down}=this;
[this.hold,this.down,this.hasDragged]=[null,null,true];
this.host.release(hold,Math.trunc(velocity*this.scale)||0);
if(this.ground.hasPointerCapture(down.id))this.ground.releasePointerCapture(down.id);
}
}
return{Finger};
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
const $input=(()=>{
const{byId,change,click}=$document;
const{KIND,SECOND}=$constants;
const{Presence}=$attention;
const{clock,labelOf}=$words;
const{Finger}=$finger;
const{stageIn}=$drawn;
const{CAUSE_WORDS}=$panels;
const WIDTH=168;
const acting={
connect(){
const{player}=this;
this.connectClock();
click('previous',()=>player.act('previous'));
click('next',()=>player.act('next'));
click('rotation',()=>player.act(this.state.timer.canResume?'resume':'pause'));
click('hide',()=>player.act(this.isHidden?'show':'hide'));
click('undo',()=>player.undo());
click('clear',()=>player.load([]));
click('copy',()=>this.copy());
click('expect',()=>this.expectThis());
addEventListener('hashchange',()=>{if(!this.restore())player.seek(0);});
change('horizon',()=>this.exposure());
this.listScenarios(this.banner.scenarios.map(({name})=>name),place=>this.playScenario(place));
this.ground=byId('cards');
this.finger=new Finger(this,this.ground);
this.ground.addEventListener('click',event=>this.click(event));
this.ground.addEventListener('wheel',event=>this.wheel(event),{passive:false});
for(const id of['strip','controls'])byId(id).addEventListener('mousedown',event=>event.preventDefault());
},
playScenario(place){
const{player,banner}=this;
const scenario=banner.scenarios[place];
this.lanes.span=scenario?Math.max(SECOND,scenario.duration):banner.span;
this.lanes.start=0;
player.load(scenario?scenario.inputs:[],place===null?null:String(place),scenario?scenario.moment:this.start);
this.play(scenario?scenario.view:0,scenario?.reducesMotion||this.plainReducesMotion,
banner.seed??scenario?.seed??0);
player.seek(0);
},
ownKey(key,target){
const isNowhere=target===document.body||target===document.documentElement;
return(target.closest('#stage')||isNowhere&&!this.isVertical&&key.startsWith('Arrow'))&&this.keyAction(key);
},
act(name,value){return this.player[name](value);},
input(name,value){
this.finger.lose();
if(this.player.act(name,value)&&name==='tap')this.say(value?value-1:this.placeOn(this.moment.page));
},
choose(page){this.input('select',this.placeOn(page));},
tap(card){this.input('tap',this.frame.isPlain?0:this.placeOf(card)+1);},
release(drag,velocity){this.player.release(drag,velocity);},
say(place){
const item=this.banner.items[place];
this.tell(item.link?`would open ${item.link}`:`tap on ${labelOf(item)}: no link`);
},
tell(words){
const toast=byId('toast');
toast.textContent=words;
toast.hidden=false;
clearTimeout(this.toast);
this.toast=setTimeout(()=>{toast.hidden=true;},2400);
},
connectPresence(){
this.attention=new Presence(this,this.viewport,byId('stage'));
this.attention.listen();
change('presence',()=>this.attention.settle());
byId('presence-label').hidden=!this.banner.hasTimer;
},
note(name){this.player.note(name);},
seen(isSeen){
this.finger.lose();
if(this.isOpen)this.note(isSeen?'show':'hide');
},
saidPresence(time){
const said={hover:false,focus:false};
for(const[at,kind]of this.player.inputs){
if(at>time)continue;
if(kind===KIND.hover||kind===KIND.leave)said.hover=kind===KIND.hover;
if(kind===KIND.focusIn||kind===KIND.focusOut)said.focus=kind===KIND.focusIn;
}
return said;
},
connectHover(){
const lanes=byId('lanes');
lanes.addEventListener('pointermove',event=>{
if(event.pointerType!=='touch')this.showHover(event.clientX-lanes.getBoundingClientRect().left);
});
lanes.addEventListener('pointerleave',()=>{byId('hover').hidden=true;});
},
showHover(x){
const{player,banner,lanes}=this;
const box=byId('hover');
const time=lanes.timeAt(x);
const picture=player.timeline.picture(time);
const band=lanes.bands.find(({from,to})=>time>=from&&time<to);
const item=band?band.page:player.timeline.itemAt(time);
box.querySelector('b').textContent=picture.state.phase==='empty'?'Nothing is shown':labelOf(banner.items[item]);
box.querySelector(':scope > span').textContent=band?`${clock(band.from)} – ${clock(band.to)}${band.cause ? ' · ' + CAUSE_WORDS[band.cause] : ''}`:clock(time);
box.hidden=false;
box.style.transform=`translateX(${Math.max(0, Math.min(lanes.width - box.offsetWidth, x - box.offsetWidth / 2))}px)`;
if(this.smallView!==this.view){
this.small??=stageIn(box);
this.small.show(banner);
this.smallView=this.view;
const scale=Math.min(WIDTH / banner.viewport.width,120 / banner.wholeHeight);
this.small.region.style.transform=`scale(${scale})`;
Object.assign(box.querySelector('.picture').style,{width:banner.viewport.width*scale+'px',height:banner.wholeHeight*scale+'px'});
}
this.small.drawPicture(picture,player.timeline.setAt(time)?.length);
},
};
return{acting};
})();
const $inputs=(()=>{
const RATES={normal:0.998,fast:0.99};
const inputs={
act(name,value,time=this.now()){
this.changeSets(time);
this.session.act(name,time,value);
this.flush();
this.wake();
return time;
},
input(name,value,said={[name]:true},time){
if(!this.isRunning)return;
this.finger.lose();
time??=this.now();
this.recording.add(time,said);
this.act(name,value,time);
},
choose(page){
const place=this.placeOn(page);
this.input('select',place,{select:this.data.items[place].id});
},
tap(card){
const place=this.session.itemOf(card);
if(this.frame.isPlain)this.input('tap');
else this.input('tap',place+1,{tap:this.data.items[place].id});
},
release({start,by},velocity){
const time=this.act('release',velocity / this.recordedScale);
this.recording.add(start,{drag:{by,over:(time-start) / 1e6,velocity}});
this.presence.settle();
},
key(event){
if(event.defaultPrevented||event.altKey||event.ctrlKey||event.metaKey||event.shiftKey)return;
const[target]=event.composedPath();
if(target.closest?.('input, select, textarea, [contenteditable]'))return;
const key=target.role==='slider'?this.sliderKey(event.key):event.key;
const action=this.keyAction(key);
if(!action)return;
event.preventDefault();
action();
},
};
const gestures={
returning(){
const{decelerationRate,snap}=this.paging;
if(snap==='none')return 0;
const rate=RATES[decelerationRate];
return Math.trunc(this.moment.away*1000*(1-rate) / rate)*(this.isMirrored?1:-1)||0;
},
press(name){
if(name==='rotation')this.input(this.frame.canResume?'resume':'pause');
else if(name==='next'?this.frame.canGoOn:this.frame.canGoBack)this.input(name);
},
arrowKeys(){return this.isVertical?['ArrowUp','ArrowDown']:this.isMirrored?['ArrowRight','ArrowLeft']:['ArrowLeft','ArrowRight'];},
sliderKey(key){
const[back,on]=this.arrowKeys();
const across=this.isVertical?{ArrowRight:on,ArrowLeft:back}:{ArrowUp:on,ArrowDown:back};
return across[key]??key;
},
keyAction(key){
const[back,on]=this.arrowKeys();
const{count}=this.frame;
return count&&{[back]:()=>this.input('previous'),[on]:()=>this.input('next'),Home:()=>this.choose(0),
End:()=>this.choose(count-1)}[key];
},
click(event){
if(this.finger.hasDragged&&event.detail){
event.preventDefault();
event.stopPropagation();
return;
}
const box=event.composedPath().find(node=>node.getAttribute?.('part')?.startsWith('card'));
const{offsetX:x,offsetY:y}=event;
const cell=box?null:this.frame.cells.findLast(([,,cellX,cellY,width,height])=>
x>=cellX&&x<cellX+width&&y>=cellY&&y<cellY+height);
if(!box&&!cell)return;
const{count,group,isPlain}=this.frame;
const card=box?box.card:cell[1];
const page=Math.min(Math.floor(card / group),count-1);
if((isPlain||!box)&&page!==this.moment.page)this.choose(page);
if(!box)return;
this.isTaken=false;
this.tap(card);
if(this.isTaken)event.preventDefault();
},
wheel(event){
if(this.isVertical||event.ctrlKey||Math.abs(event.deltaX)<=Math.abs(event.deltaY))return;
event.preventDefault();
const[now,way]=[event.timeStamp,event.deltaX*(event.deltaMode===1?16:1)*(this.isMirrored?-1:1)];
if(!this.gesture||now-this.gesture.last>=150)this.gesture={way:0,isDone:false};
Object.assign(this.gesture,{way:this.gesture.way+way,last:now});
if(this.gesture.isDone||Math.abs(this.gesture.way)<30)return;
this.gesture.isDone=true;
this.input(this.gesture.way>0?'next':'previous');
},
};
return{inputs,gestures};
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
const $recording=(()=>{
const{byId,click,copyText}=$document;
const{make}=$dom;
const{LAST}=$address;
const{EVENTS,KIND,SECOND}=$constants;
const{counted,duration,lengthOf}=$words;
function pageName(page,banner){
const id=banner.items[page]?.id||'';
const isPlain= /^[A-Za-z][A-Za-z0-9_-]*$/.test(id)&&!/^(true|false|null|nan|inf|yes|no|on|off|y|n)$/i.test(id);
return isPlain?id:String(page);
}
function scenarioText({inputs,timeline,expected},banner,conditions){
const lines=inputs.map(([at,kind,a,b,c])=>{
const name=Object.keys(KIND).find(name=>KIND[name]===kind);
let value='true';
const velocity=Number.isFinite(c)?`, velocity: ${c}`:'';
if(name==='drag')value=`{ by: ${a}, over: ${duration(b)}${velocity} }`;
if(name==='swipe')value=a===0?'next':'previous';
if(name==='select')value=pageName(a,banner);
if(name==='tap'&&a>0)value=pageName(a-1,banner);
return`      - { at: ${duration(at)}, ${name}: ${value} }`;
});
const last=inputs.at(-1);
const end=last[0]+lengthOf(last);
const[settle]=timeline.events(end,end+4*SECOND,EVENTS.settle,1);
const rest=settle?.position==null?0:settle.t*SECOND;
const whole=Math.ceil(Math.max(end+2*SECOND,rest) / SECOND)*SECOND;
let name='recorded in the preview';
for(let number=2;banner.scenarios.some(s=>s.name===name);number++)name=`recorded in the preview ${number}`;
const key=banner.scenarios.length?[]:['scenarios:'];
const pages=[...new Set([...expected,whole])].filter(at=>at<=whole).sort((a,b)=>a-b).map(at=>[at,timeline.itemAt(at)])
.filter(([,page])=>page!=null).map(([at,page])=>`      - { at: ${duration(at)}, page: ${pageName(page, banner)} }`);
return[...key,`  - name: ${name}`,`    duration: ${duration(whole)}`,...conditions,'    inputs:',...lines,
...pages.length?['    expect:',...pages]:[],''].join('\n');
}
const recording={
showRecording(){
const{player,banner}=this;
const{inputs,scenario,dropped}=player;
const isLate=inputs.some(input=>input[0]+lengthOf(input)>LAST);
const isOwn=inputs.length>0&&scenario===null&&!isLate;
byId('recording').textContent=isOwn?scenarioText(player,banner,this.conditionLines()):'';
for(const id of['recorded','recording','paste'])byId(id).hidden=!isOwn;
byId('nothing-recorded').hidden=isOwn;
byId('paste').textContent=`Paste it at the end of the ${banner.scenarios.length ? 'scenarios in the file' : 'file'}.`;
byId('rec').hidden=!isOwn&&!player.finger;
byId('rec-count').textContent=counted(inputs.length,'input');
byId('undo').hidden=!player.past.length;
byId('scenario').value=scenario??'';
byId('dropped').textContent=isLate?'Nothing is recorded after 366 days':dropped?`${counted(dropped, 'later input')} dropped`:'';
},
expectThis(){
this.player.expected.push(Math.round(this.player.time));
this.showRecording();
},
conditionLines(){
const{viewport}=this.banner;
const{moment}=this.player;
return[...moment?[`    start: ${moment.calendar.text(moment.start)}`]:[],
...this.view?[`    viewport: { width: ${viewport.width}, height: ${viewport.height} }`]:[],
...this.reducesMotion?['    reducedMotion: true']:[],
...this.player.timeline.isMixed?[`    seed: ${this.seed}`]:[]];
},
copy(){
getSelection().selectAllChildren(byId('recording'));
copyText(byId('copy'),byId('recording').textContent,'Selected');
},
connectLinks(){
const{name}=this.banner;
click('copy-link',()=>copyText(byId('copy-link'),this.link()));
const embedded=()=>make('iframe',{src:this.link(),title:name,width:innerWidth,height:innerHeight}).outerHTML;
click('embed',()=>copyText(byId('embed'),embedded()));
},
};
return{recording};
})();
const $banner=(()=>{
const{byId,data,pause}=$document;
const{make}=$dom;
const{loadEngine,spreadViews}=$engine;
const{begin}=$begin;
const{Player}=$player;
const{packText}=$share;
const{address,entriesOf}=$address;
const{KIND}=$constants;
const{Calendar,momentOf}=$calendar;
const{clock,labelOf,titled}=$words;
const{CAUSES,Lanes}=$lanes;
const{hasPause}=$stage;
const{CAUSE_WORDS,inspector}=$panels;
const{conditions}=$conditions;
const{acting}=$input;
const{gestures}=$inputs;
const{stageIn}=$drawn;
const{plan}=$plan;
const{recording}=$recording;
const{transport}=$transport;
class Page{
constructor(engine,player,banner){
Object.assign(this,{engine,player,banner});
this.calendar=banner.calendar?new Calendar(banner.calendar):null;
const start=banner.start??(banner.hasOccasions?this.calendar?.opening:null);
this.start=this.calendar&&start!=null?{calendar:this.calendar,start}:null;
for(const scenario of banner.scenarios){
scenario.moment=momentOf(scenario.calendar);
scenario.expectations.sort((a,b)=>a.at-b.at);
for(const expectation of scenario.expectations)expectation.failure=titled(expectation.failure,banner.items);
}
this.viewport=byId('viewport');
this.stage=stageIn(this.viewport,{press:name=>this.press(name),choose:page=>this.choose(page)});
this.connectLinks();
this.connectConditions();
this.lanes=new Lanes(byId('lanes'),player,banner);
player.changed=what=>this.changed(what);
this.connect();
this.connectInspector();
this.connectHover();
this.connectPresence();
this.connectPlan();
this.setChanged(player.timeline.setAt(0));
this.resize();
new ResizeObserver(()=>this.resize()).observe(byId('stage'));
}
get kept(){
const chosen=this.chosen();
return this.player.scenario===null?{...this.player.kept,chosen}:{chosen};
}
async begin(){
const kept=history.state??window.frameElement?.kept;
this.player.put([],null,this.start);
const isAtInstant=this.restore(kept?.chosen&&entriesOf(kept.chosen));
if(kept?.inputs){
this.player.put(kept.inputs,null);
this.player.seek(kept.time);
this.player.playing=kept.isPlaying;
}else if(!isAtInstant&&!this.openFailure()){
this.playAtFirst();
}
this.isRunning=true;
this.remember();
this.run();
this.inputsChanged();
this.drawLanes();
await pause();
this.listEvents();
await pause();
this.exposure();
await pause();
}
draw(){
const{player}=this;
if(this.drawn===player.time&&!player.finger)return;
this.drawn=player.time;
if(this.lanes.follow(player.time))this.redraw();
const picture=player.timeline.picture(player.time);
const state=this.state=picture.state;
Object.assign(this,{pages:picture.pages,group:picture.group});
this.setChanged(player.timeline.setAt(player.time));
if(this.page!==state.page||this.phase!==state.phase||this.timerState!==state.timer.state)this.stateChanged(state);
this.stage.drawPicture(picture,this.set?.length);
this.movePlayhead();
this.markPlan();
byId('time').textContent=clock(player.time);
this.markEvents();
}
stateChanged(state){
[this.page,this.phase,this.timerState]=[state.page,state.phase,state.timer.state];
const isEmpty=state.phase==='empty';
const item=this.player.timeline.places.get(state.item);
const label=byId('now-item').textContent=byId('now-item').title=isEmpty?'nothing is available':labelOf(this.banner.items[item]);
byId('now-page').textContent=isEmpty?'':`${state.page + 1} of ${this.pages}`;
byId('gap').hidden=!isEmpty;
if(isEmpty)byId('gap').textContent=this.gapWords();
byId('scrub').ariaValueText=`${clock(this.player.time)}, ${label}`;
byId('cards').ariaLive=this.player.isPlaying&&state.timer.state==='running'?'off':'polite';
this.rotation();
}
get frame(){return this.stage.frame;}
get paging(){return this.banner.paging;}
get moment(){
const{state:{page},away}=this.player.timeline.picture(this.player.time);
return{page,away};
}
get isVertical(){return this.banner.isVertical;}
get isMirrored(){return this.stage.view.isMirrored;}
get said(){return this.banner.hasTimer&&this.isOpen?this.saidPresence(this.player.instant):null;}
get isOpen(){
const{player}=this;
return player.isPlaying&&player.scenario===null&&player.inputs.every(([at])=>at<=player.instant);
}
get isAlone(){return!byId('presence').checked;}
placeOn(page){return this.placeOf(page*this.group);}
placeOf(card){return this.set?this.set[card]:card;}
setChanged(set){
const key=`${this.pages} ${this.group}`;
if(this.set===set&&this.pagesKey===key)return;
Object.assign(this,{set,pagesKey:key});
this.page=null;
byId('turning').hidden=this.pages<2;
}
rotation(){
const now=this.player.time;
this.isHidden=this.player.inputs.findLast(([at,kind])=>at<=now&&(kind===KIND.hide||kind===KIND.show))?.[1]===KIND.hide;
const rotation=byId('rotation');
const{timer}=this.state;
rotation.hidden=!hasPause({...timer,timer:timer.state});
rotation.ariaLabel=rotation.title=`${timer.canResume ? 'Start' : 'Stop'} automatic slide show`;
rotation.classList.toggle('on',!timer.canResume);
byId('hide').textContent=this.isHidden?'Show':'Hide';
this.viewport.classList.toggle('hidden-banner',this.isHidden);
}
changed(what){
this.showPlaying();
this.drawn=null;
this.page=null;
if(what!=='inputs')this.fillPlan();
if(what==='play')this.attention.settle();
this.remember(what);
if(what!=='inputs'||!this.isRunning)return;
this.inputsChanged();
this.redraw();
this.exposure();
}
inputsChanged(){
this.resize();
this.attention.settle();
this.showRecording();
}
redraw(){
this.drawLanes();
this.listEvents();
this.drawPlan();
}
drawLanes(){
this.lanes.scenario=this.playedScenario();
this.lanes.draw();
this.legend();
this.fitScrub();
}
legend(){
const causes=new Set(this.lanes.events.map(({event,cause})=>event==='items'?'calendar':cause));
byId('legend').replaceChildren(...Object.keys(CAUSES).filter(cause=>causes.has(cause))
.map(cause=>make('span',{class:'by-'+cause},CAUSE_WORDS[cause])));
}
resize(){
const{viewport:{width},wholeHeight:height}=this.banner;
const stage=byId('stage');
const style=getComputedStyle(stage);
const room=stage.clientWidth-2*parseFloat(style.paddingLeft);
const isHigh=style.getPropertyValue('--grows')!=='';
stage.classList.toggle('narrow',!isHigh&&stage.clientHeight*width / height<room-640);
const high=isHigh?innerHeight*0.42:stage.clientHeight-parseFloat(style.paddingTop)-parseFloat(style.paddingBottom);
const fitting=Math.min(room / width,Math.max(160,high) / height,1.5);
this.scale=byId('size').value==='own'?1:fitting;
stage.classList.toggle('wide',width*this.scale>room+1||!isHigh&&height*this.scale>high+1);
const box=this.viewport;
Object.assign(box.style,{left:0,top:0,width:Math.floor(width*this.scale)+'px',height:Math.floor(height*this.scale)+'px'});
byId('scaled').style.transform=`scale(${this.scale})`;
const{x,y}=box.getBoundingClientRect();
Object.assign(box.style,{left:Math.round(x)-x+'px',top:Math.round(y)-y+'px'});
document.documentElement.style.setProperty('--stage',stage.offsetHeight+'px');
}
}
Object.assign(Page.prototype,acting,address,conditions,gestures,inspector,plan,recording,transport);
begin(async()=>{
const banner=data('banner');
if(byId('edit'))byId('edit').href+=`#text=${await packText(data('text'))}`;
if(!banner.views)return;
spreadViews(banner);
const engine=await loadEngine();
const player=new Player(engine.open(banner.views[0].numbers,banner.items),banner);
const page=new Page(engine,player,banner);
await page.begin();
window.bannerkit={get timeline(){return player.timeline;},get kept(){return page.kept;},player,page,ready:true};
});
})();