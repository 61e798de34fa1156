const $engine=()=>fetch(new URL('banner-kit.wasm?xDDhMl1dQJKgv5LX2cFtIoQjxFbuilZGF0MqZny0hvw=',import.meta.url),{integrity:'sha256-xDDhMl1dQJKgv5LX2cFtIoQjxFbuilZGF0MqZny0hvw='})
const KEYS=JSON.parse('{"inputs":{"drag":0,"swipe":1,"select":2,"next":3,"previous":4,"tap":5,"pause":6,"resume":7,"hide":8,"show":9,"hover":10,"leave":11,"focusIn":12,"focusOut":13},"viewport":{"width":"number","height":"number"},"layout":{"cellWidthMultiplier":"number","cellHeightMultiplier":"number","spacing":"number","direction":"leftToRight rightToLeft","axis":"horizontal vertical","align":"center start"},"paging":{"loop":"none rewind infinite","startPage":"page","maxPagesPerSwipe":"number","decelerationRate":"normal fast","snap":"page none","flickVelocity":"number","dragThreshold":"number","drag":"boolean","order":"file shuffled rotated","group":"group","flush":"boolean"},"timer":{"interval":"duration","drift":"number","countsFrom":"change settle","afterInteraction":"restart resume stop hold ignore","whenHidden":"pause restart ignore","whenHovered":"pause ignore","whenFocused":"hold pause ignore","whenReduced":"stop keep","direction":"forward backward","cycles":"number","atEnd":"stop finish","startsPaused":"boolean"},"transition":{"duration":"duration","easing":"tuple","effect":"slide fade"},"focus":{"scale":"number","duration":"duration","easing":"tuple"},"indicator":{"none":{"color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"},"dots":{"size":"number","spacing":"number","color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"},"scalingDots":{"big":"number","medium":"number","small":"number","spacing":"number","background":"color","color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"},"pill":{"width":"number","height":"number","dot":"number","spacing":"number","color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"},"scrollBar":{"track":"number","thumb":"list","height":"number","inset":"number","spacing":"number","hidesAfter":"duration","hides":"fade slide","growth":{"duration":"duration","easing":"tuple"},"color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"},"progressBar":{"width":"number","height":"number","color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"},"fraction":{"color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"},"timerBar":{"height":"number","spacing":"number","color":"color","currentColor":"color","hidesForSinglePage":"boolean","placement":"below over","edge":"bottom top","margin":"number"}}}');
const number=value=>value??-1;
const list=value=>value==='auto'?[0]:[[value].flat().length,value].flat();
const TYPES={
number,list,page:number,group:value=>value==='fit'?0:value,
boolean:value=>value?1:0,
duration:seconds=>seconds==null?-1:Math.round(seconds*1e6),
color:hex=>hex?parseInt(hex.slice(1),16):-1,
tuple:points=>[4,...points],
};
const numbersIn=(keys,values)=>Object.entries(keys).flatMap(([key,type])=>
typeof type==='object'?numbersIn(type,values[key]):(TYPES[type]??(word=>Math.max(0,type.split(' ').indexOf(word))))(values[key]));
const windowOf=(banner,width)=>banner['x-resolved'].windows.findLast(({minWidth})=>minWidth<=width);
function numbersOf(banner,width,{reduced,seed,hasTimer}){
const{transition,items}=banner;
const{viewport,layout,focus,indicator}=windowOf(banner,width);
const startPage=Math.max(0,items.findIndex(({id})=>id===banner.paging.startPage));
const records={viewport:{...viewport,width},layout,paging:{...banner.paging,startPage},timer:hasTimer&&banner.timer,transition,focus};
const all=Object.entries(records).flatMap(([name,values])=>
[...name==='timer'?[values?1:0]:[],...values?numbersIn(KEYS[name],values):[]]);
return[2,reduced?1:0,seed,...all,Object.keys(KEYS.indicator).indexOf(indicator.style),...numbersIn(KEYS.indicator[indicator.style],indicator),
items.length,...items.map(({duration})=>TYPES.duration(duration||0)),...items.map(({weight})=>weight)];
}
const ACTS={advance:0,grab:1,move:2,release:3};
const INPUTS=4;
const CAUSES=['timer','drag','select','next','previous','calendar'];
const KINDS=['change','settle','open','finished'];
const TIMERS=['none','running','suspended','stopped'];
const PHASES=['resting','moving','dragging','drifting'];
let engine;
async function load(){
const answer=await $engine();
const isKnown=answer.headers.get('content-type')==='application/wasm';
const{instance}=await(isKnown?WebAssembly.instantiateStreaming(answer):WebAssembly.instantiate(await answer.arrayBuffer()));
return instance.exports;
}
async function openSession(numbers,set){
engine??=load();
engine.catch(()=>{engine=null;});
const wasm=await engine;
return new Session(wasm,opened(wasm,numbers,set),set);
}
function opened(wasm,numbers,set){
const handle=wasm.open(give(wasm,numbers,set),set?set.length:-1);
if(handle<0)throw new Error('the engine cannot read the banner');
return handle;
}
function give(wasm,numbers,...lists){
const all=[...numbers,...lists.flatMap(list=>list||[])];
const room=wasm.numbers(all.length);
new Float64Array(wasm.memory.buffer,room,all.length).set(all);
return numbers.length;
}
const take=(wasm,count)=>[...new Float64Array(wasm.memory.buffer,wasm.numbers(0),count)];
function cardsOf(wasm,handle){
const count=wasm.set(handle);
return count<0?null:take(wasm,count);
}
class Session{
constructor(wasm,handle,set){Object.assign(this,{wasm,handle,set,cards:cardsOf(wasm,handle)});}
close(){this.wasm.close(this.handle);}
cardsFor(numbers,set){
const handle=opened(this.wasm,numbers,set);
const cards=cardsOf(this.wasm,handle);
this.wasm.close(handle);
return cards;
}
act(name,time,value=0){this.wasm.act(this.handle,time,ACTS[name]??INPUTS+KEYS.inputs[name],value);}
show(numbers,set,time){
this.set=set;
this.wasm.show(this.handle,time,give(this.wasm,numbers,set),set.length);
}
change(numbers,set,time,card=0,cards=null){
this.set=set;
this.wasm.change(this.handle,time,give(this.wasm,numbers,set,cards),set?set.length:-1,card,cards?cards.length:-1);
this.cards=cardsOf(this.wasm,this.handle);
}
events(){
const numbers=take(this.wasm,this.wasm.events(this.handle));
this.cards=cardsOf(this.wasm,this.handle);
return Array.from({length:numbers.length / 5},(_,at)=>{
const[kind,time,page,cause,place]=numbers.slice(at*5,at*5+5);
return{kind:KINDS[kind],time,page,cause:CAUSES[cause],place};
});
}
frame(){
const numbers=take(this.wasm,this.wasm.frame(this.handle));
const[time,phase,page,position,count,timer,left,canResume,deadline,until,canGoBack,canGoOn,pagePoints,height,windowTop,stripTop,
stripHeight,lowerCover,upperCover,group,cards,isPlain,away]=numbers;
let at=23;
const list=size=>Array.from({length:numbers[at++]},()=>numbers.slice(at,at+=size));
return{time,phase:PHASES[phase],page,position,count,timer:TIMERS[timer],left,canResume:!!canResume,deadline,until,canGoBack:!!canGoBack,
canGoOn:!!canGoOn,pagePoints,height,windowTop,stripTop,stripHeight,lowerCover,upperCover,group,cards,isPlain:!!isPlain,away,cells:list(8),
marks:list(7).map(([key,x,y,width,height,color,of])=>
[key,x,y,width,height,'#'+color.toString(16).padStart(8,'0'),of?`${page + 1}/${of}`:''])};
}
itemOf(card){return this.cards?this.cards[card]:card;}
}
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
class Calendar{
constructor({sets,until},items){
const places=new Map(items.map(({id},place)=>[id,place]));
this.sets=sets.map(([second,ids])=>[second,ids.map(id=>places.get(id))]);
this.until=until;
}
begin(second,time=0){
this.zero=second-Math.floor(time / 1e6);
this.place=Math.max(0,this.sets.findLastIndex(([from])=>from<=second));
}
get set(){return this.sets[this.place][1];}
get next(){
const next=this.sets[this.place+1];
return next?(next[0]-this.zero)*1e6:Infinity;
}
*upTo(time){
while(this.next<=time){
const at=this.next;
this.place++;
yield[at,this.set];
}
}
isOutside(second){return second<this.sets[0][0]||second>=this.until;}
}
const drawing={
paint(){
const frame=this.frame=this.session.frame();
const{layout}=this.window;
const length=this.isVertical?this.window.viewport.height:this.width;
const isWhole=([,,x,y,width,height])=>{
const[start,size]=this.isVertical?[y,height]:[x,width];
return start>=-0.5&&start+size<=length+0.5;
};
this.stage.draw(frame,card=>this.session.itemOf(card),cell=>layout.align==='start'&&isWhole(cell));
this.stage.region.classList.toggle('drifting',frame.phase==='drifting'&&this.window.focus.scale===1);
if(['resting','drifting'].includes(frame.phase)&&frame.page!==this.fetchedAt)this.fetchNext(frame);
},
fetchNext({page,group,cards,cells}){
this.fetchedAt=page;
const step=this.data.timer?.direction==='backward'?-group:group;
for(const[,number]of cells){
const card=this.paging.loop==='none'?number+step:(number+step+cards)%cards;
const place=card>=0&&card<cards?this.session.itemOf(card):null;
if(place!=null)this.stage.cards.fetch(this.data.items[place],place);
}
},
fit(){
this.window=windowOf(this.data,this.width);
const{layout,viewport,controls}=this.window;
this.isVertical=layout.axis==='vertical';
this.isMirrored=layout.direction==='rightToLeft'&&!this.isVertical;
this.stage.fit({...this.frame,isVertical:this.isVertical,isMirrored:this.isMirrored,paging:this.paging,windowHeight:viewport.height,items:this.data.items,
hasTimer:this.hasTimer,controls});
},
resize(){
const width=parseFloat(getComputedStyle(this).width);
if(!(width>0)||width===this.width)return;
this.width=width;
this.refit(false);
},
refit(isSpoilt){
if(isSpoilt)this.recording.spoil();
const time=this.now();
this.changeSets(time);
const{group,count}=this.frame;
this.session.change(this.numbers,this.session.set,time);
this.flush();
this.frame=this.session.frame();
if(this.frame.group!==group||this.frame.count!==count)this.recording.spoil();
this.fit();
this.draw();
},
replace(banner){
const[{data,calendar,width},time]=[this,this.now()];
this.finger.lose();
this.advance(time);
this.flush();
const{page,group,cards}=this.session.frame();
const shown=Array.from({length:this.frame.count&&cards},(_,card)=>data.items[this.session.itemOf(card)].id);
let numbers,set,ids;
try{
numbers=this.prepare(banner);
set=this.calendar?.set??null;
const idsOf=places=>places.map(place=>banner.items[place].id);
ids=idsOf(set??[...banner.items.keys()]);
ids=idsOf(this.session.cardsFor(numbers,set)??[...banner.items.keys()]);
}catch(fault){
Object.assign(this,{data,calendar,width});
throw fault;
}
this.stage.cards.clear();
this.fetchedAt=null;
this.recording.spoil();
const places=shown.map(id=>ids.indexOf(id));
const next=places.slice(page*group).find(place=>place>=0)??(banner.paging.loop==='none'?ids.length-1:0);
this.session.change(numbers,set,time,next,places);
this.calendar?.begin(Math.floor(Date.now() / 1000),time);
this.frame=this.session.frame();
this.fit();
this.draw();
},
};
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
const MOST=1000;
class Recording{
constructor(scenario,pagePoints){Object.assign(this,{scenario,pagePoints,inputs:[],isWhole:true});}
spoil(){this.isWhole=false;}
add(time,said){
if(this.inputs.length<MOST)this.inputs.push({at:time / 1e6,...said});
else this.spoil();
}
until(time){return this.isWhole?{...this.scenario,duration:Math.max(1,Math.ceil(time / 1e6)),inputs:[...this.inputs]}:null;}
}
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
const MINUTE=60000;
const STRETCH=600e6;
const timing={
now(){return Math.max(this.frame?.time??0,Math.round((performance.now()-this.origin)*1000));},
changeSets(time){
if(time-this.frame.time>STRETCH)this.catchUp(time);
if(this.calendar)for(const[at,places]of this.calendar.upTo(time))this.show(places,at);
},
show(places,time){
this.fetchedAt=null;
this.session.show(this.numbers,places,time);
this.hear();
},
checkClock(){
const{calendar}=this;
if(!calendar)return;
const[time,second]=[this.now(),Date.now() / 1000];
if(Math.abs(calendar.zero+time / 1e6-second)>2){
this.recording.spoil();
calendar.begin(Math.floor(second),time);
this.show(calendar.set,time);
}
if(calendar.isOutside(second)&&!this.isOutside)this.fail('the exported dates end before now');
this.isOutside=calendar.isOutside(second);
this.checked=performance.now();
},
advance(time){
this.changeSets(time);
this.session.act('advance',time);
},
draw(){
this.stop();
const time=this.now();
if(this.calendar&&performance.now()-this.checked>MINUTE)this.checkClock();
this.advance(time);
this.flush();
this.paint();
this.sleep();
},
stop(){
cancelAnimationFrame(this.animation);
clearTimeout(this.timer);
},
sleep(){
if(this.presence?.isSeen===false)return;
const{time,until,deadline}=this.frame;
if(until>time||deadline===time){
this.animation=requestAnimationFrame(()=>this.draw());
return;
}
const next=Math.min(deadline<0?Infinity:deadline,this.calendar?.next??Infinity);
const wait=Math.min((next-this.now()) / 1000,this.calendar?MINUTE:2**31-1);
if(next<Infinity||this.calendar)this.timer=setTimeout(()=>this.draw(),Math.max(0,Math.ceil(wait)));
},
wake(){
if(this.presence?.isSeen===false)return;
this.stop();
this.animation=requestAnimationFrame(()=>this.draw());
},
seen(isSeen){
if(isSeen){
this.checkClock();
const time=this.now();
this.catchUp(time);
this.input('show',undefined,undefined,time);
this.draw();
}else{
this.input('hide');
this.stop();
}
},
catchUp(end){
for(let{time}=this.frame;time<end;){
time=Math.min(end,time+STRETCH);
this.advance(time);
this.frame=this.session.frame();
this.hear();
const changes=this.heard.filter(({kind})=>kind==='change');
if(changes.length>1)this.heard.splice(0,this.heard.indexOf(changes.at(-1)));
}
this.flush();
},
};
const registered=customElements.get('banner-kit');
let words={};
const changes=new EventTarget();
const SEED=Math.floor(Math.random()*2**53);
const gone=new FinalizationRegistry(session=>session.close());
const style=new CSSStyleSheet();
style.replaceSync(':host{display:block;position:relative;contain:layout paint}:host([hidden]){display:none}[part=region]{position:relative;forced-color-adjust:none;print-color-adjust:exact}[part=window]{position:absolute;left:0;width:100%;overflow:hidden;isolation:isolate;touch-action:pan-y pinch-zoom;user-select:none;-webkit-user-select:none}.sideways [part=window]{touch-action:pan-x pinch-zoom}.still [part=window]{touch-action:auto}[part=window]:focus-visible{outline:2px solid var(--banner-focus,Highlight);outline-offset:-2px}[part=window]:focus-visible::after{content:"";position:absolute;inset:0;z-index:2000;border:2px solid var(--banner-focus,Highlight);outline:2px solid #fff;outline-offset:-4px;pointer-events:none}[part~=card]{position:absolute;left:0;top:0;overflow:hidden}.drifting [part~=card]{will-change:transform}[part~=card] > slot::slotted(*){width:100% !important;height:100% !important;margin:0 !important;box-sizing:border-box !important}[part=slider]{position:absolute;cursor:pointer}[part=slider]:focus-visible{outline:2px solid var(--banner-focus,Highlight);outline-offset:-2px}[part=indicator]{all:initial;visibility:inherit;forced-color-adjust:none;print-color-adjust:exact;position:absolute;left:0;width:100%;overflow:hidden;isolation:isolate;pointer-events:none}[part~=mark]{position:absolute;left:0;top:0;border:0;padding:0;border-radius:999px;text-align:center;font:550 12px/16px var(--banner-font,system-ui,sans-serif);font-variant-numeric:tabular-nums}button[part~=mark]{pointer-events:auto;cursor:pointer}button[part~=mark][aria-hidden]{pointer-events:none}button[part~=mark]:focus-visible{outline:2px solid var(--banner-focus,Highlight);outline-offset:2px}button[part~=mark]::after{content:"";position:absolute;inset:-9px -4px}[part~=button]{position:absolute;width:36px;height:36px;padding:0;border:0;border-radius:50%;background:var(--banner-button,rgba(0,0,0,.55));color:var(--banner-sign,#fff);pointer-events:auto}[part~=button]::before{content:"";position:absolute;inset:0;margin:auto;width:9px;height:9px;border:solid currentColor;border-width:2.5px 0 0 2.5px;rotate:-45deg;translate:2px 0}[part~=button][aria-disabled]{opacity:.4}.controls{container:controls / size;position:absolute;left:0;width:100%;pointer-events:none;z-index:1}.previous,.next{inset:0 auto;margin:auto 0}.previous,.mirrored .next{left:8px;right:auto;transform:none}.next,.mirrored .previous{right:8px;left:auto;transform:scaleX(-1)}.vertical .previous{inset:8px 0 auto;margin:0 auto;transform:rotate(90deg)}.vertical .next{inset:auto 0 8px;margin:0 auto;transform:rotate(-90deg)}.controls ::slotted(*){position:absolute;inset:0 auto;width:fit-content;height:fit-content;margin:auto 0;pointer-events:auto;forced-color-adjust:auto}.controls ::slotted([slot=previous]),.mirrored .controls ::slotted([slot=next]){left:8px;right:auto}.controls ::slotted(:is([slot=next],[slot=pause])),.mirrored .controls ::slotted([slot=previous]){right:8px;left:auto}.vertical .controls ::slotted([slot=previous]){inset:8px 0 auto;margin:0 auto}.vertical .controls ::slotted([slot=next]){inset:auto 0 8px;margin:0 auto}.controls ::slotted([slot=pause]){inset-block:8px auto;margin:0}@media print{.controls{display:none}}@container controls (max-height:99px){.vertical .previous,.vertical .next{inset:0 84px 0 auto;width:28px;height:28px;margin:auto 0}.vertical .next{right:48px}}.rotation{right:8px;width:30px;height:30px}.rotation::before{width:10px;height:11px;border-width:0 3.5px;rotate:none;translate:none}.paused .rotation::before{width:0;height:0;border-width:6px 0 6px 10px;border-color:transparent transparent transparent currentColor;translate:1.5px 0}slot > .banner-card{all:initial;visibility:inherit;pointer-events:inherit;user-select:inherit;-webkit-user-select:inherit;forced-color-adjust:none;print-color-adjust:exact;display:block;position:relative;overflow:hidden;box-sizing:border-box;width:100%;height:100%;container-type:size;font-family:var(--banner-font,inherit);color:var(--banner-ink,var(--bk-ink,#fff));text-align:start;background:linear-gradient(150deg,color-mix(in oklab,#fff var(--bk-lift,0%),var(--bk-card)),color-mix(in oklab,#000 calc(18% - var(--bk-lift,0%)),var(--bk-card)));& *{all:revert}&,& *{direction:revert-layer;unicode-bidi:revert-layer}& *::first-line,& *::first-letter{all:revert}&::before,&::after,& *::before,& *::after{content:none}& > a:focus-visible::after{content:"";position:absolute;inset:0;border:2px solid var(--banner-focus,Highlight);outline:2px solid #fff;outline-offset:-4px}& > a{position:absolute;inset:0;color:inherit;text-decoration:none}& img{position:absolute;width:100%;height:100%;object-fit:cover;display:block}& span{--bk-unit:max(8px,min(100cqw / 15,100cqh / 8.5));display:block;position:absolute;inset:auto 0 0;padding:calc(var(--bk-unit) * 2.4) calc(var(--bk-unit) * .95) calc(var(--bk-unit) * .95 + var(--bk-under,0px));background:linear-gradient(transparent,rgb(0 0 0 / var(--bk-scrim,0)) calc(var(--bk-unit) * 2.4))}& img + span{--bk-scrim:.55;color:#fff}& strong{--bk-room:calc(100cqh - var(--bk-under,0px) - var(--bk-unit) * 2);font-size:calc(var(--bk-unit) * 1.12);line-height:1.2;font-weight:650;letter-spacing:-.015em;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden;box-sizing:content-box;padding-bottom:.12em;margin-bottom:-.12em;max-height:max(1.2em,round(down,var(--bk-room),var(--bk-unit) * 1.35))}& strong:not(:last-child){--bk-room:calc(100cqh - var(--bk-under,0px) - var(--bk-unit) * 3.05)}& strong:dir(rtl){letter-spacing:normal}& small{display:block;font-size:calc(var(--bk-unit) * .68);line-height:1.4;margin-top:.15em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}');
class Kit extends HTMLElement{
static observedAttributes=['src','autoplay','reduced-motion',...Object.keys(WORDS).map(name=>`label-${name}`)];
static get words(){return words;}
static set words(own){
words=own??{};
changes.dispatchEvent(new Event('words'));
}
constructor(){
super();
this.ready=new Promise(done=>{this.isReady=done;});
for(const name of['banner','src','autoplay','seed','reducedMotion']){
if(!Object.hasOwn(this,name))continue;
const value=this[name];
delete this[name];
if(value!==undefined)this[name]=value;
}
}
connectedCallback(){
this.connection=new AbortController();
if(!this.isRunning)return this.begin();
this.listen();
this.label();
}
disconnectedCallback(){
this.connection.abort();
if(!this.isRunning)this.turn=null;
}
attributeChangedCallback(name,before,after){
if(before===after||!this.turn)return;
if(name==='src')this.banner=null;
else if(!this.isRunning)return;
else if(name.startsWith('label-'))this.label();
else this.refit(true);
}
async begin(){
const turn=this.turn={};
try{
if(!this.isRunning)await this.near();
if(turn!==this.turn)return;
const banner=this.given??await this.read();
if(turn!==this.turn)return;
if(!banner)throw new Error('no banner: set the property `banner` or the attribute `src`, or put its JSON inside');
if(banner.version!==1)throw new Error(`version ${banner.version} of a banner is not known`);
if(!banner['x-resolved']?.windows||!banner.items?.length)throw new Error('the banner was not written by `bannerkit build`');
if(this.isRunning)return this.replace(banner);
const session=await openSession(this.prepare(banner),this.calendar?.set);
if(turn!==this.turn)return session.close();
this.run(session);
}catch(fault){
if(turn===this.turn)this.fail(fault.message);
}
}
near(){
return new Promise(done=>{
const observer=new IntersectionObserver(entries=>{
if(!entries.some(({isIntersecting})=>isIntersecting))return;
observer.disconnect();
done();
},{rootMargin:'100%'});
observer.observe(this);
});
}
async read(){
const{src}=this;
const own=this.querySelector(':scope > :is(template[data-banner], script[type="application/json"])');
if(own&&(!src||!this.isRunning))return JSON.parse(own.content?.textContent||own.textContent);
if(!src)return document.readyState==='loading'?this.parsed():null;
const answer=await fetch(src);
if(!answer.ok)throw new Error(`${src}: ${answer.status}`);
const banner=await answer.json();
for(const item of banner.items??[]){
for(const key of['image','link'])if(isRelative(item[key]))item[key]=new URL(item[key],answer.url).href;
}
return banner;
}
async parsed(){
await new Promise(done=>document.addEventListener('DOMContentLoaded',done,{once:true,signal:this.connection.signal}));
return this.read();
}
fail(message){
console.error(`banner-kit ${this.getAttribute('name') ?? ''}: ${message}`);
this.tell('error',{message});
}
prepare(banner){
this.data=banner;
this.viewer=Number.isSafeInteger(this.seed)&&this.seed>=0?this.seed:SEED;
const{sets,until}=banner['x-resolved'];
this.calendar=sets&&new Calendar({sets,until},banner.items);
this.calendar?.begin(Math.floor(Date.now() / 1000));
this.width=parseFloat(getComputedStyle(this).width)||windowOf(banner,0).viewport.width;
return this.numbers;
}
get numbers(){
return numbersOf(this.data,this.width,{reduced:this.isReduced,seed:this.viewer,hasTimer:this.hasTimer});
}
get paging(){return this.data.paging;}
get hasTimer(){return!!this.data.timer&&this.autoplay;}
get isReduced(){return calm.matches||this.reducedMotion;}
run(session){
this.session=session;
this.heard=[];
gone.register(this,session);
this.origin=performance.now();
this.build();
this.isRunning=true;
this.frame=session.frame();
const scenario={name:'recorded',viewport:{width:this.width,height:windowOf(this.data,this.width).viewport.height},
reducedMotion:this.isReduced};
if(this.paging.order!=='file')scenario.seed=this.viewer;
if(this.calendar)scenario.start=new Date(this.calendar.zero*1000).toISOString().replace('.000','');
this.recording=new Recording(scenario,this.frame.pagePoints);
if(this.data.timer&&!this.hasTimer)this.recording.spoil();
for(const name of['role','tabindex','aria-label'])this.removeAttribute(name);
for(const child of[...this.children]){
if(child.hasAttribute('copy'))child.remove();
else if(child.slot)child.hidden=false;
}
this.toggleAttribute('live',true);
this.fit();
this.draw();
this.checkClock();
this.said={hover:false,focus:false};
this.presence=new Presence(this,this,this,this.root);
this.listen();
this.tell('ready',null);
this.isReady(this);
}
listen(){
const{signal}=this.connection;
const sizes=new ResizeObserver(()=>this.resize());
sizes.observe(this);
signal.addEventListener('abort',()=>sizes.disconnect());
calm.addEventListener('change',()=>this.refit(true),{signal});
changes.addEventListener('words',()=>this.label(),{signal});
this.presence.listen(signal);
}
build(){
this.root=this.attachShadow({mode:'open'});
this.root.adoptedStyleSheets=[style];
this.ground=make('div',{part:'window',tabindex:'0',role:'group','aria-live':'off'});
const[strip,controls]=[make('div',{part:'indicator'}),make('div',{class:'controls'})];
const slider=make('div',{part:'slider',role:'slider',tabindex:'0','aria-valuemin':'1'});
const region=make('section',{part:'region','aria-roledescription':this.word('carousel'),
'aria-label':this.getAttribute('aria-label')||this.getAttribute('name')||this.data.name},controls,this.ground,slider,strip);
this.root.append(region);
this.stage=new Stage({region,ground:this.ground,strip,slider,controls},
{host:this,press:name=>this.press(name),choose:page=>this.choose(page),words:name=>this.word(name)});
this.finger=new Finger(this,this.ground);
this.addEventListener('keydown',event=>this.key(event));
this.ground.addEventListener('click',event=>this.click(event));
this.ground.addEventListener('pointerenter',()=>this.stage.turn());
this.ground.addEventListener('wheel',event=>this.wheel(event),{passive:false});
}
word(name){return String(this.getAttribute(`label-${name}`)??words[name]??WORDS[name]);}
label(){
set(this.stage.region,'aria-roledescription',this.word('carousel'));
this.draw();
}
get moment(){return this.session.frame();}
placeOn(page){return this.session.itemOf(page*this.frame.group);}
note(name){this.input(name);}
hear(){for(const event of this.session.events())this.heard.push({...event,item:this.data.items[event.place]});}
flush(){
this.hear();
if(this.isTelling)return;
this.isTelling=true;
while(this.heard.length)this.report(this.heard.shift());
this.isTelling=false;
}
report({kind,time,page,cause,item}){
if(kind==='change')set(this.ground,'aria-live',cause==='timer'||cause==='calendar'?'off':'polite');
const isTaken=!this.tell(kind,{time:time / 1e6,page,id:item.id,cause,link:item.link,item});
if(kind==='open')this.isTaken=isTaken;
}
tell(kind,detail){
return this.dispatchEvent(new CustomEvent(`banner-${kind}`,{detail,bubbles:true,composed:true,cancelable:kind==='open'}));
}
get recordedScale(){return this.recording.pagePoints / this.frame.pagePoints;}
next(){this.input('next');}
previous(){this.input('previous');}
select(id){
const place=this.data?.items.findIndex(item=>item.id===id)??-1;
if(place>=0)this.input('select',place,{select:id});
}
pause(){this.input('pause');}
resume(){this.input('resume');}
get src(){return this.getAttribute('src');}
set src(address){set(this,'src',address);}
get seed(){return this.hasAttribute('seed')?Number(this.getAttribute('seed')):null;}
set seed(seed){set(this,'seed',seed);}
get autoplay(){return this.getAttribute('autoplay')!=='off';}
set autoplay(is){set(this,'autoplay',is===false||is==='off'?'off':null);}
get reducedMotion(){return this.hasAttribute('reduced-motion');}
set reducedMotion(is){this.toggleAttribute('reduced-motion',is===''||!!is);}
get banner(){return this.data??this.given??null;}
set banner(banner){
this.given=banner;
if(this.isConnected||this.isRunning)this.begin();
}
get state(){
if(!this.isRunning)return{time:0,phase:'list',page:0,item:null,position:0,count:0,timer:'none',canResume:false};
const{time,phase,page,position,count,timer,canResume}=this.frame;
return{time:time / 1e6,phase,page,item:count?this.data.items[this.placeOn(page)].id:null,position,count,timer,canResume};
}
scenario(){return this.isRunning?this.recording.until(this.now()):null;}
}
Object.assign(Kit.prototype,timing,drawing,gestures,inputs);
if(!registered)customElements.define('banner-kit',Kit);
const BannerKit=registered??Kit;export{BannerKit}
