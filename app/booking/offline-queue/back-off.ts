const first = 30_000;
const longest = 30 * 60_000;
/** What a server asks for beyond this would be a day lost: the request may then be too old. */
const mostAsked = 60 * 60_000;

/**
 * How long to leave a server alone that has answered without taking the request, in ms.
 *
 * @param refusals how often it has done so before
 * @param asked what it asks for by Retry-After, in ms
 */
export function backOff(refusals: number, asked: number): number {
  return Math.max(Math.min(first * 2 ** refusals, longest), Math.min(asked, mostAsked));
}
