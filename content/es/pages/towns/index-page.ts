import { business } from '../../../facts/business.ts';
import type { PageCopy, Passage, Question } from '../../../registry/copy.ts';

export const serviceAreasCopy: PageCopy & {
  passages: readonly Passage[];
  /** One sentence for each town, by slug. */
  towns: Readonly<Record<string, string>>;
  questions: readonly Question[];
} = {
  title: 'Cerrajero en ocho ciudades del Condado de Hudson, NJ',
  description:
    'Busque su ciudad en el Condado de Hudson, NJ, de North Bergen a Jersey City: cómo son sus puertas y qué decir al llamar. Abierto las 24 horas, 7 días.',
  keywords: [
    'cerrajero cerca de mí',
    'cerrajero norte de New Jersey',
    'cerrajero a domicilio North Bergen',
    'cerrajero 24 horas Condado de Hudson',
    'zonas de servicio de cerrajero',
  ],
  heading: 'Las ocho ciudades a donde vamos',
  lead: 'Nuestra base está en North Bergen, y vamos también a siete ciudades cercanas. Busque la suya aquí abajo, o llame y díganos dónde está.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Qué esperar en su ciudad',
      paragraphs: [
        'Las cerraduras se parecen en todas partes, pero las puertas no. Un edificio sin ascensor tiene una puerta de vestíbulo que es del dueño, y una torre tiene una recepción donde se anotan las visitas. Una tienda puede tener cortina metálica, y un lugar de storage tiene una oficina que debe dar permiso. La página de cada ciudad le dice qué esperar, quién más podría tener que dar permiso y qué tener a mano.',
      ],
    },
    {
      heading: '¿Cómo le digo al cerrajero dónde estoy?',
      paragraphs: [
        'Hay calles con el mismo nombre en varias ciudades. Boulevard East y Bergenline Avenue pasan por más de una, y el código postal (ZIP) 07093 es de dos. Por eso, denos la ciudad, el número de la casa y una calle que cruce. Si es un apartamento, agregue el piso y el timbre. Si es un carro, léanos un letrero o un número de casa que vea desde ahí.',
        '¿No sabe bien en qué ciudad está? Abra el mapa de su teléfono y léanos lo que dice.',
      ],
    },
    {
      heading: '¿Cómo es la visita de un cerrajero?',
      paragraphs: [
        `Usted llama o manda el formulario, y le preguntamos qué pasó y qué tipo de cerradura es. En la puerta, miraremos la cerradura y le daremos el precio antes de empezar. Depende de la cerradura, las piezas, la distancia y la hora. Primero tratamos de abrir sin dañarla. Tenemos seguro y la licencia de NJ n.º ${business.license}.`,
      ],
    },
  ],
  towns: {
    'north-bergen':
      'Nuestra base: casas en la loma, torres en Boulevard East, tiendas en Bergenline Avenue y carros por Tonnelle Avenue.',
    'union-city':
      'Casas de varias familias con una entrada común, y tiendas con cortina metálica en Bergenline Avenue.',
    'west-new-york':
      'Puertas con teclado y llaveros electrónicos en Port Imperial, cerraduras más viejas en los apartamentos de Boulevard East, puertas de tienda en Bergenline Avenue.',
    guttenberg:
      'Unas cuatro cuadras de ancho, con las Galaxy Towers, y casas en las calles laterales.',
    weehawken:
      'Casas de piedra (brownstones) en el acantilado, oficinas en Lincoln Harbor, y gente que viaja en ferry o por el túnel.',
    'jersey-city':
      'Downtown, Newport, Journal Square, los Heights, Bergen-Lafayette, el West Side y Greenville.',
    hoboken:
      'Edificios sin ascensor con puerta de vestíbulo, roommates que van y vienen, y carros estacionados en la calle.',
    secaucus:
      'Unidades de almacenamiento (storage), puertas de salida de almacenes, tiendas en Harmon Meadow y carros cerca de Secaucus Junction.',
  },
  questions: [
    {
      question: 'Mi ciudad no está en la lista. ¿Llamo de todos modos?',
      answer:
        'Sí, llame. Trabajamos en estas ocho, así que tal vez le digamos que busque a alguien más cerca.',
    },
    {
      question: 'Vivo en una ciudad y mi carro está en otra. ¿Qué página leo?',
      answer:
        'Lea la de la ciudad donde está el carro. De todos modos le pediremos su identificación con foto y el registro.',
    },
    {
      question: '¿Hacen todos los servicios en las ocho ciudades?',
      answer:
        'Sí. Abrimos puertas y carros, y trabajamos en cerraduras de casa, cerraduras de negocio y llaves de carro en las ocho. La página de cada ciudad muestra unos pocos trabajos que van con sus edificios.',
    },
    {
      question: '¿Trabajan de noche y los días de fiesta?',
      answer:
        'Sí, contestamos las 24 horas, los 7 días de la semana. De noche puede costar más, así que pregunte cuando llame.',
    },
  ],
};
