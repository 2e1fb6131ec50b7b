import { useMutation, useQueryClient } from '@tanstack/react-query';
import { photoSides } from '../../contract/photos.ts';
import { callApi, isGone } from '../http/client.ts';
import { detailKey } from './requests.ts';

const pathOf = (reference: string, id: string) =>
  `/api/desk/requests/${reference}/photos/${encodeURIComponent(id)}`;

/** Returns the address of an image, which needs the session's cookie and is never cached. */
export const photoSource = (reference: string, id: string, side: keyof typeof photoSides) =>
  side === 'large' ? pathOf(reference, id) : `${pathOf(reference, id)}?size=${photoSides[side]}`;

/** Deletes a photo for good. A photo that is already gone (404) counts as deleted. */
export function useDeletePhoto(reference: string, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await callApi('DELETE', pathOf(reference, id));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: () => {
      onDeleted();
      return client.invalidateQueries({ queryKey: detailKey(reference) });
    },
  });
}
