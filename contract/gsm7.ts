const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

/** Undefined for text with any other character, which is sent as UTF-16 with 70 characters per message. */
export function septetsOf(text: string): number | undefined {
  let count = 0;
  for (const character of text) {
    if (extended.has(character)) count += 2;
    else if (basic.has(character)) count += 1;
    else return undefined;
  }
  return count;
}

/** Removes accents that GSM-7 lacks: á, í, ó and ú become a, i, o and u; é, ñ and ü stay. */
export function toGsm7(text: string): string {
  return [...text]
    .map((character) => {
      if (septetsOf(character) !== undefined) return character;
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^\s$/.test(plain) ? ' ' : plain;
    })
    .join('');
}
