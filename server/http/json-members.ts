// Strings match as a whole, so that a colon inside one does not count. The text is known to be valid JSON.
const stringThenColon = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Tells whether an object names a property twice: JSON.parse would drop the first. */
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
