const size = 64 * 1024;
const filled = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** Repeated unchanged: the worst case for ambiguous patterns. */
const repeated = {
  letters: 'a',
  digits: '7',
  spaces: ' ',
  tabs: '\t',
  'line breaks': '\r\n',
  NUL: '\0',
  dots: '.',
  commas: ',',
  colons: ':',
  'at signs': '@',
  hyphens: '-',
  slashes: '/',
  quotes: '"',
  apostrophes: "'",
  'quotes and spaces': '" ',
  backslashes: '\\',
  'escaped quotes': '\\"',
  'opening brackets': '[',
  'opening braces': '{',
  parentheses: '(',
  'percent signs': '%',
  'query parts': 'utm_source=a&',
  'combining marks in disorder': '\u0315\u0300\u05ae\u0301',
  'halves of surrogate pairs': '\ud800',
  'surrogate pairs': '\u{1f600}',
  'zero-width spaces': '\u200b',
  'Hangul in parts': '\u1100\u1161\u11a8',
  'a ligature that grows': '\ufdfa',
  'words of one letter': 'a ',
  'words of two letters': 'ab ',
  'digits and spaces': '1 ',
  'house numbers': '1 a',
  'commas and letters': 'a,',
  'new jersey': 'new jersey ',
  'beginnings of an address': 'http:',
  'paths upward': '../',
  'names of files': '/assets/a.',
  'names of versions': 'Version/1',
  'names of apps': 'FBAN FBAV/',
} as const;

/** Long near-matches that fail only at the end: the worst case for backtracking. */
const almost = {
  'a domain that is all dots': `a@${'.'.repeat(size - 3)}@`,
  'a mailbox of many dots': `${filled('a.')}@`,
  'an address in one street': `1 ${filled('a')}`,
  'an address and a mark': `1 a${filled(' ')}x`,
  'slashes and a letter': `a${filled('/')}a`,
  'a host of many labels': `https://${filled('a.')}`,
  'a letter and its marks': `a${filled('\u0323\u0301\u0327')}`,
  'zeros and a letter': `${filled('0')}x`,
} as const;

/** Texts of about 64K characters that are slow for bad patterns and parsers. */
export const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries(repeated).map(([name, part]) => [name, filled(part)] as const),
  ...Object.entries(almost),
];
