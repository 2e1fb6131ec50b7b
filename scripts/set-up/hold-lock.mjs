// Loaded into npm, which continues if its set-up is killed. Until npm ends, no other set-up may write there.
import { hold } from './exclusively.mjs';

hold();
