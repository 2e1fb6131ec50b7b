import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type { problemWords } from './answer-language.ts';

const longestName = 60;

export function shapeErrors(
  issues: readonly ZodFastifySchemaValidationError[],
  words: (typeof problemWords)['en'],
): Record<string, string> {
  const errors: [string, string][] = [];
  for (const { keyword, instancePath, params } of issues) {
    if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
      for (const key of params.keys) errors.push([readable(String(key)), words.unknownField]);
    } else {
      const code = keyword === 'invalid_value' ? 'unknownValue' : 'wrongType';
      errors.push([instancePath.split('/')[1] ?? 'body', words[code]]);
    }
  }
  return Object.fromEntries(errors.slice(0, 50));
}

function readable(name: string): string {
  return name.slice(0, longestName).toWellFormed();
}
