import { doorWords as en } from '../../content/en/door-words.ts';
import { doorWords as es } from '../../content/es/door-words.ts';
import { isOpen } from '../../contract/request-status.ts';
import type { RequestRow } from '../database/tables.ts';
import { requestProof } from './request-token.ts';

const lists = { en, es };

/** The locksmith says these words at the door (docs/product.md 12.20). Derived from ID and secret, so not stored. */
export function doorWord(
  secret: string,
  { id, language, status }: Pick<RequestRow, 'id' | 'language' | 'status'>,
): string | null {
  if (!isOpen(status) || status === 'pending') return null;
  const proof = requestProof(secret, 'word', id);
  const { first, second } = lists[language];
  return [first, second]
    .map((list, index) => {
      const words = list.split(' ');
      return words[proof.readUInt32BE(index * 4) % words.length];
    })
    .join(' ');
}
