/** What JSON.parse hides: whether a name was given twice, or names the prototype of things. */
export type MemberFault = 'duplicate' | 'prototype';

// A string, and whether a colon makes it a member's name. Strings are consumed whole, so that a colon
// inside one is never mistaken; the text is known to be valid JSON.
const stringThenColon = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Loops, never recurses: 64 KB of brackets must not exhaust the stack. */
export function findMemberFault(text: string, parsed: unknown): MemberFault | undefined {
  let kept = 0;
  const waiting = [parsed];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) waiting.push(item);
      continue;
    }
    for (const [name, member] of Object.entries(value)) {
      kept += 1;
      if (name === '__proto__' || (name === 'constructor' && hasPrototype(member)))
        return 'prototype';
      waiting.push(member);
    }
  }
  let written = 0;
  for (const match of text.matchAll(stringThenColon)) if (match[1]) written += 1;
  return written === kept ? undefined : 'duplicate';
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}
