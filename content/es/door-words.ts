import type { doorWords as en } from '../en/door-words.ts';
import type { Translated } from '../translated.ts';

/** As in English, but a noun comes first. The adjectives are the same for both genders, so that any two words agree. */
export const doorWords: Translated<typeof en> = {
  first:
    'ancla árbol avión balcón ballena barco bosque brújula caballo camino camisa campana canasta canoa castillo cebra cereza ciruela cometa concha conejo corona cuchara delfín escalera espejo estrella faro flauta flecha fuente galleta ganso girasol globo guitarra isla jardín jirafa lámpara lápiz león limón linterna luna maleta manzana mapa mariposa martillo melón molino montaña nido nube paloma pañuelo paraguas piano pino planeta playa pluma puente reloj sandía sombrero tambor taza tigre tortuga trompeta tulipán vela ventana violín',
  second:
    'abundante adorable agradable alegre amable audaz azul brillante capaz celeste circular constante cordial cortés diferente dulce ejemplar elegante enorme especial estable excelente feliz fiel firme flexible fuerte genial gigante grande gris humilde ideal importante inmóvil inteligente interesante juvenil leal libre marrón musical natural noble notable original paciente popular prudente puntual radiante reluciente resistente sensible servicial silvestre simple sonriente suave tenaz transparente tropical valiente veloz verde versátil vigilante visible',
};
