/** In Spanish, since it is for visitors of the English pages whose browser prefers Spanish. */
export const languageOffer = {
  label: 'Idioma',
  text: 'Lea este sitio en',
  close: 'Cerrar',
} as const;
