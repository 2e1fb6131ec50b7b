// Loaded into npm: it goes on after its set-up was killed, and until it ends no other set-up may write there.
import { hold } from './exclusively.mjs';

hold();
