// A JSON string, and the colon after it if it is a property name. Strings match as a whole, so a colon inside
// one does not count. The text is known to be valid JSON.
const stringThenColon = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * Whether an object has the same property name twice; JSON.parse would drop the first.
 * @param parsed the result of JSON.parse for `text`
 */
export function hasRepeatedMember(text: string, parsed: unknown): boolean {
  let written = 0;
  for (const match of text.matchAll(stringThenColon)) if (match[1]) written += 1;
  return written !== countMembers(parsed);
}

/** Iterative, because 64 KB of nested brackets would overflow the stack. */
function countMembers(parsed: unknown): number {
  let count = 0;
  const waiting = [parsed];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const members = Object.values(value);
    if (!Array.isArray(value)) count += members.length;
    for (const member of members) waiting.push(member);
  }
  return count;
}
