import type { townPictures as english } from '../../../en/pages/shared/town-pictures.ts';

export const townPictures: typeof english = {
  stoop: {
    name: 'town-stoop',
    alt: 'Escalones de piedra con barandas de hierro, y una puerta azul con cerrojo y perilla de latón junto a una ventana con luz',
  },
  desk: {
    name: 'town-desk',
    alt: 'Un llavero y un timbre sobre el mostrador de entrada de un edificio de apartamentos, con buzones de latón detrás',
  },
  shutter: {
    name: 'town-shutter',
    alt: 'Un candado de latón al pie de la cortina de acero de una tienda, reflejado en la acera mojada',
  },
};
