import type { Language } from '../../contract/languages.ts';

/** The words that carriers and the law recognize, followed by what Spanish speakers write instead. */
const stops = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];
const spanishStops = ['ALTO', 'PARAR'];
/** After the first three, the provider lets texts through again. */
const starts = ['START', 'UNSTOP', 'YES', 'INICIAR', 'EMPEZAR'];
const helps: Record<string, Language> = { HELP: 'en', INFO: 'en', AYUDA: 'es' };

type Keyword = { kind: 'stop' | 'start' } | { kind: 'help'; language: Language };

/** Includes the spaces and punctuation around a keyword. */
const longestKeyword = 40;

/** Finds a keyword only if the text says nothing else, ignoring case, spaces, punctuation and accents. */
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
