import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { problemDetails } from '../../content/en/form/messages.ts';

const longestName = 60;

/** One message per unknown property of the body, or property of the wrong type. */
export function shapeErrors(
  issues: readonly ZodFastifySchemaValidationError[],
): Record<string, string> {
  const errors: [string, string][] = [];
  for (const { keyword, instancePath, params } of issues) {
    if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
      for (const key of params.keys)
        errors.push([readable(String(key)), problemDetails.unknownField]);
    } else {
      const words = keyword === 'invalid_value' ? 'unknownValue' : 'wrongType';
      errors.push([instancePath.split('/')[1] ?? 'body', problemDetails[words]]);
    }
  }
  return Object.fromEntries(errors.slice(0, 50));
}

function readable(name: string): string {
  return name.slice(0, longestName).toWellFormed();
}
