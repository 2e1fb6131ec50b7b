const strong = 'aeoáéó';
const accentedWeak = 'íú';

/** Letters that are not heard as vowels are left out, or written as what is heard. */
function heard(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/h|(?<=q)u|(?<=g)u(?=[eiéí])/g, '')
    .replaceAll(/y(?![aeiouáéíóú])/g, 'i');
}

/** Two vowels side by side are one syllable, unless both are strong or one is a weak vowel with an accent. */
function parts([before, vowel]: readonly [string, string]): boolean {
  const [one, other] = [before, vowel].map((letter) => strong.includes(letter));
  const accented = accentedWeak.includes(before) || accentedWeak.includes(vowel);
  return (one && other) || (accented && (one || other)) || false;
}

/** How many syllables the Spanish word has: none if it is a figure. */
export function syllables(word: string): number {
  const groups = heard(word).match(/[aeiouáéíóúü]+/g) ?? [];
  const splits = groups.flatMap((group) =>
    [...group].slice(1).filter((vowel, at) => parts([group[at] ?? '', vowel])),
  );
  return groups.length + splits.length;
}
