import type { areaMapWords as en } from '../en/area-map.ts';
import type { Translated } from '../translated.ts';

export const areaMapWords: Translated<typeof en> = {
  label: 'Mapa de las ocho ciudades a las que vamos',
  error: 'No se pudo mostrar el mapa. Aun así, aquí puede elegir su ciudad.',
  retry: 'Intentar de nuevo',
  loading: 'Cargando el mapa...',
};
