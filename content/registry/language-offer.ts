/** To visitors of the English pages whose browser prefers Spanish, so in Spanish. */
export const languageOffer = {
  label: 'Idioma',
  text: 'Lea este sitio en',
  close: 'Cerrar',
} as const;
