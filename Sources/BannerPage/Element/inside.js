// The engine in the script, for bundlers and pages of one file.
import engine from 'module';
import {unpacked} from '../Scripts/packed.js';

export const fetchEngine = async () => new Response(await unpacked(engine));
