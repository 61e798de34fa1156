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
const $editor=(()=>{
const{byId}=$document;
const{make}=$dom;
const{SEVERITIES}=$constants;
const{blocks,counted}=$words;
class Editor{
constructor(area,gutter,tint,changed){
Object.assign(this,{area,gutter,tint,changed,findings:[]});
this.lines=[''];
this.lineHeight=parseFloat(getComputedStyle(area).lineHeight);
area.addEventListener('input',()=>this.touched());
area.addEventListener('scroll',()=>this.later());
area.addEventListener('keydown',event=>this.key(event));
new ResizeObserver(()=>this.later()).observe(area);
}
get text(){return this.area.value;}
set text(text){
this.area.value=text;
this.area.setSelectionRange(0,0);
this.area.scrollTop=0;
this.touched();
}
touched(){
this.lines=this.area.value.split('\n');
this.later();
this.changed(this.area.value);
}
show(findings){
this.findings=findings;
this.later();
}
later(){
cancelAnimationFrame(this.due);
this.due=requestAnimationFrame(()=>this.draw());
}
draw(){
const{area,lineHeight,lines}=this;
const first=this.first=Math.max(0,Math.floor(area.scrollTop / lineHeight)-1);
const last=Math.min(lines.length,first+Math.ceil(area.clientHeight / lineHeight)+3);
const numbers=[];
const rows=[];
for(let line=first;line<last;line++){
const here=this.findings.filter(({range})=>range.start.line-1<=line&&range.end.line-1>=line);
rows.push(tinted(lines[line],here.map(finding=>this.mark(finding,line))));
const starting=here.filter(({range})=>range.start.line-1===line);
const severity=SEVERITIES.find(word=>starting.some(finding=>finding.severity===word))||'';
numbers.push(make('div',{class:'number '+severity},line+1));
}
this.gutter.replaceChildren(...numbers);
this.tint.replaceChildren(...rows);
const down=first*lineHeight-area.scrollTop;
this.gutter.style.transform=`translateY(${down}px)`;
this.tint.style.transform=`translate(${-area.scrollLeft}px, ${down}px)`;
}
mark({range,severity},line){
const from=range.start.line-1===line?this.index(line,range.start.column):0;
const to=range.end.line-1===line?this.index(line,range.end.column):this.lines[line].length;
return[from,Math.max(to,from+1),severity];
}
index(line,column){
const text=this.lines[line]||'';
let index=0;
for(let left=column-1;left>0&&index<text.length;left--)index+=text.codePointAt(index)>0xffff?2:1;
return index;
}
offset({line,column}){
let offset=0;
for(let above=0;above<line-1&&above<this.lines.length;above++)offset+=this.lines[above].length+1;
return offset+this.index(line-1,column);
}
caret(offset){
this.draw();
const before=this.text.slice(0,offset).split('\n');
const row=this.tint.children[before.length-1-this.first]??this.tint;
const probe=make('span',{},before.at(-1));
row.prepend(probe);
const{top,bottom}=row.getBoundingClientRect();
const{right:left}=probe.getBoundingClientRect();
probe.remove();
return{left,top,bottom};
}
go({start,end}){
const{area,lineHeight}=this;
area.focus();
area.setSelectionRange(this.offset(start),this.offset(end));
const top=(start.line-1)*lineHeight;
if(top<area.scrollTop||top>area.scrollTop+area.clientHeight-2*lineHeight)area.scrollTop=top-area.clientHeight / 3;
const left=this.index(start.line-1,start.column)*lineHeight*0.4;
if(left<area.clientWidth*0.8)area.scrollLeft=0;
}
apply(edits){
const places=edits.map(({range,replacement})=>[this.offset(range.start),this.offset(range.end),replacement]);
for(const[start,end,replacement]of places.sort((a,b)=>b[0]-a[0]))this.write(start,end,replacement);
}
replace(text){
const old=this.text;
let[start,end]=[0,0];
while(start<old.length&&start<text.length&&old[start]===text[start])start++;
while(end<old.length-start&&end<text.length-start&&old[old.length-1-end]===text[text.length-1-end])end++;
if(old!==text)this.write(start,old.length-end,text.slice(start,text.length-end));
}
write(start,end,text){
const{area}=this;
area.focus();
area.setSelectionRange(start,end);
if(text||start<end)document.execCommand(text?'insertText':'delete',false,text);
}
key(event){
if(this.keyBefore?.(event))return;
if(event.key!=='Enter'||event.ctrlKey||event.metaKey||event.altKey||event.isComposing)return;
const{selectionStart,selectionEnd}=this.area;
const before=this.text.slice(0,selectionStart);
const line=before.slice(before.lastIndexOf('\n')+1);
const indent= /^ */.exec(line)[0];
if(!indent&&!/:\s*$/.test(line))return;
event.preventDefault();
this.write(selectionStart,selectionEnd,'\n'+indent+(/:\s*$/.test(line)?'  ':''));
}
}
const PARTS= /(#.*$)|("(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)|([A-Za-z_][\w-]*)(?=\s*:(?:\s|$))|((?<![\w.-])[-+]?\d(?:[\w.:+-]*\w)?)|([A-Za-z_][\w-]*)|([[\]{},:|>&*-])/g;
const KINDS=['comment','string','key','quantity',null,'sign'];
const LONGEST=2000;
function kinds(line){
const all=new Array(line.length).fill('');
if(line.length>LONGEST)return all;
for(const match of line.matchAll(PARTS)){
const kind=KINDS[match.slice(1).findIndex(part=>part!=null)];
const isComment=kind==='comment'&&match.index>0&&!/\s/.test(line[match.index-1]);
if(kind&&!isComment)all.fill(kind,match.index,match.index+match[0].length);
}
return all;
}
function tinted(line,marks){
const all=kinds(line);
for(let end=Math.max(0,...marks.map(([,to])=>to));all.length<end;)all.push('');
for(const[from,to,severity]of marks)for(let at=from;at<to;at++)all[at]+=` marked ${severity}`;
const row=make('div',{class:'row'});
for(let from=0;from<all.length;){
let to=from+1;
while(to<all.length&&all[to]===all[from])to++;
const text=line.slice(from,to)||' ';
row.append(all[from]?make('span',{class:all[from]},text):text);
from=to;
}
return row;
}
const MOST_OFFERED=200;
const FEW=['word','boolean','id'];
class Completing{
constructor(editor,checker){
Object.assign(this,{editor,checker,shown:[],selected:-1,isWanted:false});
[this.box,this.list,this.about]=['completions','completion-list','completion-about'].map(byId);
const{area}=editor;
editor.keyBefore=event=>this.key(event);
area.addEventListener('input',event=>this.typed(event));
for(const name of['scroll','pointerdown'])area.addEventListener(name,()=>this.close());
area.addEventListener('blur',event=>{if(!this.box.contains(event.relatedTarget))this.close();});
addEventListener('resize',()=>this.close());
this.box.addEventListener('pointerdown',event=>event.preventDefault());
this.list.addEventListener('click',event=>{
const option=event.target.closest('[role=option]');
if(option)this.accept(this.shown[[...this.list.children].indexOf(option)]);
});
}
get isOpen(){return!this.box.hidden;}
typed({inputType,data,isComposing}){
if(this.isWriting)return;
const isWord=inputType==='insertText'&&!isComposing&& /^[\p{L}\p{N}_#.-]$/u.test(data||'');
const isErasing=this.isOpen&&inputType==='deleteContentBackward';
if(isWord||isErasing)this.ask(false);else this.close();
}
async ask(isWanted,isWelcome=()=>true){
const{area}=this.editor;
const[text,offset]=[area.value,area.selectionStart];
const found=await this.checker.complete(text,offset);
if(!found||area.value!==text||area.selectionStart!==offset||document.activeElement!==area)return;
const fitting=fit(found,text,offset);
const isNew=fitting.some(entry=>text.slice(entry.from,entry.to)!==entry.text);
if(!isWelcome(fitting)||!isNew&&!isWanted)this.close();
else if(fitting.length)this.show(fitting,offset,isWanted);
else{
this.close();
if(isWanted)byId('told-completions').textContent='No suggestions here';
}
}
show(entries,offset,isWanted){
const wasOpen=this.isOpen;
const chosen=this.shown[this.selected]?.label;
this.isWanted||=isWanted;
this.offset=offset;
this.shown=entries.slice(0,MOST_OFFERED);
this.list.replaceChildren(...this.shown.map(({label,kind,detail},index)=>make('li',{role:'option',id:`completion-${index}`,class:kind,
'aria-selected':'false'},make('span',{class:'label'},label),make('span',{class:'detail'},detail.replaceAll('`','')))));
this.box.hidden=false;
this.list.scrollTop=0;
const kept=this.shown.findIndex(({label})=>label===chosen);
this.select(kept<0&&this.isWanted?0:kept);
this.place();
const count=counted(entries.length,'suggestion');
if(!wasOpen)byId('told-completions').textContent=isWanted?count:`${count}, arrow down to choose`;
}
place(){
const{left,top,bottom}=this.editor.caret(this.shown[0].from);
const{style}=this.box;
style.maxHeight='';
const[above,below,height]=[top-8,innerHeight-bottom-8,this.box.offsetHeight];
const isBelow=height<=below||above<below;
style.maxHeight=(isBelow?below:above)+'px';
style.left=Math.max(8,Math.min(left-10,innerWidth-this.box.offsetWidth-8))+'px';
style.top=(isBelow?bottom+4:top-this.box.offsetHeight-4)+'px';
}
select(index){
const{area}=this.editor;
this.list.children[this.selected]?.setAttribute('aria-selected','false');
this.selected=index;
const option=this.list.children[index];
const about=this.shown[index]?.about;
this.about.hidden=!about;
this.about.replaceChildren(...about?blocks(about):[]);
if(!option)return area.removeAttribute('aria-activedescendant');
option.ariaSelected='true';
option.scrollIntoView({block:'nearest'});
area.setAttribute('aria-activedescendant',option.id);
this.place();
}
close(){
if(!this.isOpen)return;
this.box.hidden=true;
this.isWanted=false;
this.shown=[];
this.select(-1);
byId('told-completions').textContent='';
}
key(event){
const{key}=event;
if(event.isComposing)return false;
if(event.ctrlKey&&key===' '||event.altKey&&key==='Escape')return this.taken(event,()=>this.ask(true));
if(!this.isOpen||event.ctrlKey||event.metaKey||event.altKey)return false;
const count=this.shown.length;
const step={ArrowDown:1,ArrowUp:-1}[key];
if(step)return this.taken(event,()=>this.select(this.selected<0&&step<0?count-1:(this.selected+step+count)%count));
if(key==='Escape')return this.taken(event,()=>this.close());
const isAccepting=(key==='Enter'||key==='Tab')&&!event.shiftKey&&this.selected>=0;
if(isAccepting)return this.taken(event,()=>this.accept(this.shown[this.selected]));
if(['ArrowLeft','ArrowRight','Home','End','Enter','Tab'].includes(key))this.close();
return false;
}
taken(event,act){
event.preventDefault();
act();
return true;
}
accept({from,to,text,select,kind}){
const{editor}=this;
const typed=editor.area.selectionStart-this.offset;
const line=editor.text.slice(editor.text.lastIndexOf('\n',from-1)+1,from);
const indented=part=>part.replaceAll('\n','\n'+ /^ */.exec(line)[0]);
this.close();
this.isWriting=true;
editor.write(from,Math.max(from,to+typed),indented(text));
this.isWriting=false;
if(!select)return;
const start=from+indented(text.slice(0,select[0])).length;
editor.area.setSelectionRange(start,start+select[1]-select[0]);
if(kind==='key')this.ask(false,entries=>entries.some(entry=>FEW.includes(entry.kind)));
}
}
function fit(entries,text,offset){
const word=entry=>text.slice(entry.from,offset).toLowerCase();
const place=entry=>(entry.filter||entry.label).toLowerCase().indexOf(word(entry));
return entries.filter(entry=>place(entry)>=0).sort((a,b)=>!!place(a)-!!place(b));
}
return{Editor,Completing};
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
const $playground=(()=>{
const{byId,change,click,data,save}=$document;
const{make}=$dom;
const{readAddress,writeAddress}=$address;
const{begin}=$begin;
const{Completing,Editor}=$editor;
const{packText,unpackText}=$share;
const{SEVERITIES}=$constants;
const{showStatus,words}=$words;
const QUESTIONS=['mend','complete','check','look'];
class Checker{
constructor(answered,failed){
const address=URL.createObjectURL(new Blob([data('worker')],{type:'text/javascript'}));
this.worker=new Worker(address);
URL.revokeObjectURL(address);
this.worker.onmessage=({data})=>{
const{asked}=this;
Object.assign(this,{isBusy:false,asked:null});
this.turn();
if(asked)asked.done(data);else if(data.fault)this.failed(data.fault);
};
this.worker.postMessage({checker:data('checker')});
Object.assign(this,{answered,failed,isBusy:true,waiting:{}});
}
async check(text){
const{answer,fault}=await this.ask('check',{text});
if(answer)this.answered(text,answer);else if(fault)this.failed(fault);
}
async mend(text){return(await this.ask('mend',{text})).answer??text;}
async look(text){return(await this.ask('look',{text})).answer??null;}
async complete(text,offset){
const{answer,fault}=await this.ask('complete',{text,offset});
return answer??(fault?[]:null);
}
ask(kind,question){
return new Promise(done=>{
this.waiting[kind]?.done({});
this.waiting[kind]={kind,question,done};
this.turn();
});
}
turn(){
const next=!this.isBusy&&QUESTIONS.find(kind=>this.waiting[kind]);
if(!next)return;
const{kind,question}=this.asked=this.waiting[next];
delete this.waiting[next];
this.isBusy=true;
this.worker.postMessage({kind,...question});
}
}
const MOST_SHOWN=50;
function showProblems({findings,excerpts,failing},editor){
const[errors,...others]=SEVERITIES.map(word=>findings.filter(({severity})=>severity===word).length);
showStatus(byId('verdict'),[errors,failing,...others]);
byId('mend').hidden=!findings.some(({fixes})=>fixes.some(({applicability})=>applicability==='safe'));
byId('problems').replaceChildren(...findings.slice(0,MOST_SHOWN).map((finding,index)=>item(finding,excerpts[index],editor)));
byId('nothing').hidden=findings.length>0;
byId('more').hidden=findings.length<=MOST_SHOWN;
byId('more').textContent=`The first ${MOST_SHOWN} of ${findings.length}.`;
}
function item(finding,excerpt,editor){
const{line,column}=finding.range.start;
const go=make('button',{type:'button',class:'go','aria-label':`Go to line ${line}, column ${column}: ${finding.message}`,
onclick:()=>editor.go(finding.range)},`${line}:${column}`);
const head=make('div',{class:'head'},make('span',{class:'severity'},finding.severity),go,
make('span',{class:'rule',title:finding.slug},finding.rule));
const code=make('pre',{onclick:()=>editor.go(finding.range)},excerpt);
const parts=[head,make('p',{class:'message',dir:'auto'},...words(finding.message)),code];
const explained=finding.fixes.length||!finding.help?[]:[finding.help];
const help=[...explained,...finding.related.map(({message})=>message)];
parts.push(...help.map(text=>make('p',{class:'help',dir:'auto'},...words(text))));
for(const fix of finding.fixes){
const hint=fix.applicability==='safe'?null:'Check it first: it may not be what you mean';
const title=fix.title[0].toUpperCase()+fix.title.slice(1);
parts.push(make('button',{type:'button',class:'button small fix',title:hint,onclick:()=>editor.apply(fix.edits)},
make('span',{},...words(title))));
}
return make('li',{class:finding.severity},...parts);
}
const SAFE=json=>json.replace(/</g,'\\u003c');
class Showing{
constructor(place){
const{style,script,body}=data('frame');
Object.assign(this,{place,style,script,body,frame:null,coming:null,pictures:data('pictures')});
const island=id=>`<script type="application/json" id="${id}">${byId(id).textContent}<\/script>`;
this.islands=island('constants')+island('engine');
addEventListener('themechange',()=>this.theme(this.frame));
}
later(page,isOnDark){
if(page===this.page)return;
clearTimeout(this.timer);
this.timer=setTimeout(()=>this.show(page,isOnDark),this.frame?200:0);
}
keep(){clearTimeout(this.timer);}
filled(page){
const banner=JSON.parse(page);
for(const item of banner.items){
if(Object.hasOwn(this.pictures,item.missing))[item.image,item.missing]=[this.pictures[item.missing],undefined];
}
return JSON.stringify(banner);
}
show(page,isOnDark){
this.page=page;
this.coming?.remove();
const frame=this.coming=make('iframe',{title:'Preview',class:'coming'});
Object.defineProperty(frame,'kept',{get:()=>this.frame?.contentWindow.bannerkit?.kept});
frame.srcdoc=`<!DOCTYPE html><html lang="en"${isOnDark ? ' data-paper="dark"' : ''}><head><meta charset="utf-8"><title>Preview</title>`
+`<style>${this.style}</style></head><body data-page="banner">${this.body}${this.islands}`
+`<script type="application/json" id="banner">${SAFE(this.filled(page))}<\/script><script>${this.script}<\/script></body></html>`;
frame.addEventListener('load',()=>this.await(frame));
this.place.append(frame);
}
await(frame){
if(frame!==this.coming)return;
if(!frame.contentWindow.bannerkit?.ready)return setTimeout(()=>this.await(frame),10);
this.theme(frame);
frame.contentDocument.getElementById('shortcuts').closest('label').hidden=true;
frame.classList.remove('coming');
this.frame?.remove();
Object.assign(this,{frame,coming:null});
byId('waiting').hidden=true;
}
theme(frame){
if(!frame)return;
frame.contentDocument.documentElement.dataset.theme=document.documentElement.dataset.theme;
frame.contentWindow.dispatchEvent(new Event('themechange'));
}
}
const place=()=>letters()?'bannerkit.shared':'bannerkit.playground';
async function startPlayground(){
byId('verdict').textContent='Checking …';
const examples=data('examples');
const showing=new Showing(byId('showing'));
let editor=null;
const checker=new Checker((text,answer)=>{
if(text!==editor.text)return;
editor.show(answer.findings);
showProblems(answer,editor);
document.body.classList.toggle('stale',!answer.page);
byId('stale').hidden=!!answer.page||!showing.frame;
const isSilent=!answer.findings.some(({severity})=>severity==='error');
byId('stale').textContent=isSilent?'The last valid banner: this one has an ignored error':'The last valid banner';
if(answer.page)showing.later(answer.page,answer.isOnDark);else playMended(text);
window.bannerkit={editor,showing,checker,answer,text,ready:true};
},fault=>{
byId('verdict').className='chip bad';
byId('verdict').textContent=`The checker stopped at this text: ${fault}`;
});
let first=null;
const playMended=text=>{
showing.keep();
showing.timer=setTimeout(async()=>{
const mended=await checker.look(text);
if(!mended||editor.text!==text)return;
showing.later(mended.page,mended.isOnDark);
byId('stale').hidden=false;
byId('stale').textContent='With the safe fixes';
},200);
};
editor=new Editor(byId('text'),byId('gutter'),byId('tint'),text=>{
first??=text;
if(text!==first)keepDraft(text);
checker.check(text);
});
new Completing(editor,checker);
const select=byId('example');
select.append(...examples.map(({name},index)=>make('option',{value:index},name)));
change('example',()=>{
const chosen=examples[select.value];
if(chosen)editor.replace(chosen.text);
editor.area.setSelectionRange(0,0);
editor.area.scrollTop=0;
select.value='';
});
click('mend',async()=>{
const text=editor.text;
const mended=await checker.mend(text);
if(editor.text===text)editor.replace(mended);
});
click('verdict',event=>{
event.preventDefault();
const tab=showing.frame?.contentDocument.querySelector(`[aria-controls=${byId('verdict').dataset.tab}]`);
tab?.click();
(tab??document.querySelector('.list')).focus();
});
click('share',()=>share(editor.text));
click('download',()=>{
const name= /^name:\s*["']?([\w-]+)/m.exec(editor.text)?.[1]||'banner';
save(`${name}.banner.yaml`,editor.text,'application/yaml');
});
addEventListener('hashchange',async()=>{
const text=await shared();
if(text!==null&&text!==editor.text)editor.replace(text);
});
const kept=draft();
editor.text=(kept?.from===letters()?kept.text:await shared())??examples[0]?.text??'';
}
const letters=()=>readAddress().get('text')??'';
const shared=async()=>letters()?unpackText(letters()):null;
async function share(text){
writeAddress({...Object.fromEntries(readAddress()),text:await packText(text)});
const isCopied=await navigator.clipboard?.writeText(location.href).then(()=>true,()=>false);
tell(isCopied?'The address is copied. It opens this text.':'The address now has this text: copy it from the address bar.');
}
function keepDraft(text){
try{
localStorage.setItem(place(),JSON.stringify({from:letters(),text}));
}catch{}
}
function draft(){
try{
return JSON.parse(localStorage.getItem(place()));
}catch{
return null;
}
}
let telling;
function tell(words){
byId('told').textContent=words;
clearTimeout(telling);
telling=setTimeout(()=>{byId('told').textContent='';},6000);
}
begin(startPlayground);
})();