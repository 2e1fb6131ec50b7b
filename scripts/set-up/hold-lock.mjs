// Of npm while it installs: whoever kills its set-up does not kill it, and until it has ended nobody else may write there.
import { hold } from './exclusively.mjs';

hold();
