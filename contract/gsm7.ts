/** GSM 03.38: each takes 7 bits of a text message's 140 bytes. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two. */
const extended = new Set('\f^{}\\[~]|€');

/** Length in septets; undefined where the text has a character that makes all of it UTF-16, with 70 to a message. */
export function septetsOf(text: string): number | undefined {
  let count = 0;
  for (const character of text) {
    if (extended.has(character)) count += 2;
    else if (basic.has(character)) count += 1;
    else return undefined;
  }
  return count;
}

/** With what GSM-7 lacks written without its accent: á, í, ó and ú become a, i, o and u; é, ñ and ü stay. */
export function inGsm7(text: string): string {
  return [...text]
    .map((character) => {
      if (septetsOf(character) !== undefined) return character;
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^\s$/.test(plain) ? ' ' : plain;
    })
    .join('');
}
