const strong = 'aeoáéó';
const accentedWeak = 'íú';

/** Removes silent letters, and writes a `y` that sounds like a vowel as `i`. */
function heard(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/h|(?<=q)u|(?<=g)u(?=[eiéí])/g, '')
    .replaceAll(/y(?![aeiouáéíóú])/g, 'i');
}

/** Whether two adjacent vowels are two syllables: both strong, or one strong and one weak with an accent. */
function parts([before, vowel]: readonly [string, string]): boolean {
  const [one, other] = [before, vowel].map((letter) => strong.includes(letter));
  const accented = accentedWeak.includes(before) || accentedWeak.includes(vowel);
  return (one && other) || (accented && (one || other)) || false;
}

/** How many syllables the Spanish word has: 0 if it is a number. */
export function syllables(word: string): number {
  const groups = heard(word).match(/[aeiouáéíóúü]+/g) ?? [];
  const splits = groups.flatMap((group) =>
    [...group].slice(1).filter((vowel, at) => parts([group[at] ?? '', vowel])),
  );
  return groups.length + splits.length;
}
