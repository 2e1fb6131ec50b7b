/** Per request (docs/product.md 12.23). */
export const mostPhotos = 5;

export const maxPhotoBytes = 3 * 1024 * 1024;

export const photoSides = { large: 1600, small: 320 } as const;

export const mostPixels = 40_000_000;

export const photosPath = '/api/request/photos';
