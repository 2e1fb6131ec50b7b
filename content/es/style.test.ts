import { expect, test } from 'vitest';

const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

/** Returns every text but keywords and paths, including those of functions, called with a placeholder for each fact. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value];
  if (typeof value === 'function') {
    try {
      return texts(value(...Array(value.length).fill('…')));
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || !value || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'keywords' ? [] : texts(inside),
  );
}

const said = texts(modules);

/** docs/style.md, section "Spanish". */
const never = {
  'calls in Spanish':
    /hablamos español|(atendemos|contestamos|respondemos|llam\p{L}+) en español/iu,
  'a superlative or a promise':
    /garantiza|garantía|número uno|100 ?%|(?<!\p{L})(el|la|los|las) (mejor|mejores|más (rápid|barat|económic|confiab)\p{L}+) (cerrajer|servici|preci)|\d+ minutos o menos/iu,
  'tú and vosotros':
    /(?<!\p{L})(tú|tu|tus|ti|te|contigo|vosotros|vosotras|vuestr[oa]s?|puedes|tienes|quieres|necesitas|llámanos|dinos|mándanos|\p{L}+(áis|éis))(?!\p{L})/iu,
  'an exclamation': /[¡!]/,
  'words of other countries':
    /(?<!\p{L})(coches?|autos?|automóvil(es)?|ordenador(es)?|móvil(es)?|aparcamientos?|parqueos?|e-mails?|emails?|(?<!“)chapas?|(?<!“)llavín|presupuestos?|fontaner\p{L}+)(?![\p{L}-])/iu,
  'the English name of what is stored': /(?<![\p{L}_])(source|medium|campaign)(?!\p{L})/iu,
  'words with a second meaning, or for which another is used':
    /(?<!\p{L})(aperturas? de negocios?|papeles|qued\p{L}+ (con|sin) seguro|feriados?|propietarios?|cerraderos?|abrepuertas|facturas?|horario nocturno|por otro lado|en breve)(?!\p{L})/iu,
} as const;

test.for(Object.entries(never))('no Spanish text contains %s', ([, words]) => {
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((text) => words.test(text))).toEqual([]);
});

test('question and quotation marks are balanced in every Spanish text', () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  const open = said.filter(
    (text) => count(text, '¿') !== count(text, '?') || count(text, '“') !== count(text, '”'),
  );
  expect(open).toEqual([]);
});

test.for([
  ['calls in Spanish', 'Llámenos: le atendemos en español.'],
  ['a superlative or a promise', 'Trabajo garantizado por el mejor cerrajero.'],
  ['tú and vosotros', 'Dinos qué necesitas.'],
  ['an exclamation', '¡Llame ya!'],
  ['words of other countries', 'La llave de su coche'],
  ['words of other countries', 'Cambio de chapa o llavín'],
  ['the English name of what is stored', 'cómo nos encontró, salvo source y medium'],
  ['words with a second meaning, or for which another is used', 'La apertura de negocio'],
] as const)('%s: %j is found', ([kind, text]) => {
  expect(text).toMatch(never[kind]);
});
