// A string, and whether a colon makes it a member's name. Strings are consumed whole, so that a colon
// inside one is never mistaken; the text is known to be valid JSON.
const stringThenColon = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * Whether a name was given twice in one object, of which JSON.parse hides the first.
 * @param parsed what JSON.parse made of `text`
 */
export function hasRepeatedMember(text: string, parsed: unknown): boolean {
  let written = 0;
  for (const match of text.matchAll(stringThenColon)) if (match[1]) written += 1;
  return written !== countMembers(parsed);
}

/** Loops, never recurses: 64 KB of brackets must not exhaust the stack. */
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
