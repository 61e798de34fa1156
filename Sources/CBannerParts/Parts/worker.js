'use strict';
const $packed=(()=>{
async function unpacked(base64){
const letters=atob(base64);
const packed=new Uint8Array(letters.length);
for(let place=0;place<letters.length;place++)packed[place]=letters.charCodeAt(place);
return new Response(new Response(packed).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
return{unpacked};
})();
const $worker=(()=>{
const{unpacked}=$packed;
let wasm,packed;
const given=new Set();
const encoder=new TextEncoder();
const decoder=new TextDecoder('utf-8',{ignoreBOM:true});
async function start(){
given.clear();
wasm=(await WebAssembly.instantiate(await unpacked(packed))).instance.exports;
}
function give(bytes){
const place=wasm.room(bytes.length);
new Uint8Array(wasm.memory.buffer,place,bytes.length).set(bytes);
return bytes.length;
}
function ask(name,text){
const length=wasm[name](give(encoder.encode(text)));
return decoder.decode(new Uint8Array(wasm.memory.buffer,wasm.text(),length));
}
function check(text){
const answer=JSON.parse(ask('check',text));
const{range}=answer.findings.find(({slug})=>slug==='missing-zone-data')||{};
if(!range)return answer;
const id=decoder.decode(encoder.encode(text).subarray(range.start.offset,range.end.offset)).replace(/^["']|["']$/g,'');
if(given.has(id))return answer;
given.add(id);
const file=zoneFile(id);
if(!file)return answer;
const head=encoder.encode(id+'\n');
const bytes=new Uint8Array(head.length+file.length);
bytes.set(head);
bytes.set(file,head.length);
wasm.zone(give(bytes));
return check(text);
}
function completions(text,offset){
const bytes=encoder.encode(text);
const units=count=>decoder.decode(bytes.subarray(0,count)).length;
const place=encoder.encode(text.slice(0,offset)).length;
const length=wasm.complete(give(bytes),place);
const found=JSON.parse(decoder.decode(new Uint8Array(wasm.memory.buffer,wasm.text(),length)));
const places=new Map();
const unit=count=>places.get(count)??places.set(count,units(count)).get(count);
return found.map(entry=>({...entry,from:unit(entry.from),to:unit(entry.to)}));
}
const ANSWERS={
mend:({text})=>ask('mend',text),
complete:({text,offset})=>completions(text,offset),
check({text}){
const{page,...answer}=check(text);
const failing=page?.scenarios.filter(({expectations})=>expectations.some(({failure})=>failure)).length;
return{...answer,failing,page:page&&JSON.stringify(page)};
},
look({text}){
const{page,isOnDark}=check(ask('mend',text));
return page?{page:JSON.stringify(page),isOnDark}:null;
},
};
onmessage=async({data})=>{
try{
if(data.checker){
packed=data.checker;
await start();
}
postMessage(data.kind?{answer:ANSWERS[data.kind](data)}:{});
}catch(fault){
if(data.kind)await start();
postMessage({fault:String(fault)});
}
};
const FIRST=Date.UTC(1900,0,1) / 1000;
const LAST=Date.UTC(2150,0,1) / 1000;
const STEP=14*86400;
function zoneFile(id){
let format;
try{
format=new Intl.DateTimeFormat('en-US',{timeZone:id,hourCycle:'h23',era:'short',year:'numeric',month:'numeric',day:'numeric',
hour:'numeric',minute:'numeric',second:'numeric'});
}catch{
return null;
}
const offset=time=>{
const shown={};
for(const{type,value}of format.formatToParts(time*1000))shown[type]=value;
return Date.UTC(+shown.year,shown.month-1,+shown.day,+shown.hour,+shown.minute,+shown.second) / 1000-time;
};
const changes=[];
let[before,shown]=[FIRST,offset(FIRST)];
const first=shown;
for(let time=FIRST+STEP;time<LAST;time+=STEP){
const next=offset(time);
if(next!==shown){
let[low,high]=[before,time];
while(high-low>1){
const middle=Math.floor((low+high) / 2);
if(offset(middle)===shown)low=middle;else high=middle;
}
changes.push([high,next]);
}
[before,shown]=[time,next];
}
return written(first,changes);
}
function written(first,changes){
const offsets=[...new Set([first,...changes.map(([,offset])=>offset)])];
const size=44;
const file=new DataView(new ArrayBuffer(2*size+6+1+9*changes.length+6*offsets.length+1+2));
let at=0;
const byte=value=>file.setUint8(at++,value);
const number=value=>{file.setInt32(at,value);at+=4;};
const header=(times,types)=>{
for(const letter of'TZif2')byte(letter.charCodeAt(0));
at+=15;
[0,0,0,times,types,1].forEach(number);
};
header(0,1);
at+=7;
header(changes.length,offsets.length);
for(const[time]of changes){
file.setBigInt64(at,BigInt(time));
at+=8;
}
for(const[,offset]of changes)byte(offsets.indexOf(offset));
for(const offset of offsets){
number(offset);
at+=2;
}
at+=1;
byte(10);
byte(10);
return new Uint8Array(file.buffer);
}
})();