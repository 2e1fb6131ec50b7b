import type { Language } from '../../contract/languages.ts';

/** Those that carriers and the law know, and what Spanish speakers write instead. */
const stops = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const spanishStops = ['ALTO', 'PARAR'];
/** The provider lets texts through again at the first three. */
const starts = ['START', 'UNSTOP', 'YES', 'INICIAR', 'EMPEZAR'];
const helps: Record<string, Language> = { HELP: 'en', INFO: 'en', AYUDA: 'es' };

type Keyword = { kind: 'stop' | 'start' } | { kind: 'help'; language: Language };

/** Includes the spaces and punctuation around a keyword. */
const longestKeyword = 40;

/** Only if it is all that the text says, whatever its case, spaces, punctuation and accents. */
export function keywordIn(text: string): Keyword | undefined {
  if (text.length > longestKeyword) return undefined;
  const word = text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  if (stops.includes(word) || spanishStops.includes(word)) return { kind: 'stop' };
  if (starts.includes(word)) return { kind: 'start' };
  const language = Object.hasOwn(helps, word) ? helps[word] : undefined;
  return language && { kind: 'help', language };
}
