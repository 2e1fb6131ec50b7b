import { business } from '../../../facts/business.ts';
import type { PageCopy, Passage, Question } from '../../../registry/copy.ts';

export const serviceAreasCopy: PageCopy & {
  passages: readonly Passage[];
  /** One sentence for each town, by slug. */
  towns: Readonly<Record<string, string>>;
  questions: readonly Question[];
} = {
  title: 'Zonas de servicio de cerrajería en el Condado de Hudson, NJ',
  description:
    'Las ocho ciudades de New Jersey donde trabajamos, de North Bergen a Jersey City: cómo son sus puertas y qué decir al llamar. Abierto las 24 horas, 7 días.',
  keywords: [
    'zonas de servicio de cerrajero',
    'cerrajero norte de New Jersey',
    'cerrajero a domicilio North Bergen',
    'cerrajero 24 horas Condado de Hudson',
    'cerrajero cerca de mí',
  ],
  heading: 'Las ocho ciudades donde trabajamos',
  lead: 'Nuestra base está en North Bergen, y también trabajamos en siete ciudades cercanas. Busque la suya aquí abajo, o llame y díganos dónde está.',
  modified: '2026-11-22',
  passages: [
    {
      heading: 'Por qué importa la ciudad',
      paragraphs: [
        'Las cerraduras se parecen en todas partes. Las puertas no. Un edificio sin ascensor tiene una puerta de vestíbulo que es del dueño. Una torre tiene una recepción donde se anotan las visitas. Una tienda puede tener cortina metálica, y un lugar de storage tiene una oficina que debe dar permiso. La página de cada ciudad le dice qué esperar, quién más tal vez tenga que aceptar y qué tener a mano.',
      ],
    },
    {
      heading: 'Díganos exactamente dónde está',
      paragraphs: [
        'Hay calles con el mismo nombre en varias ciudades. Boulevard East y Bergenline Avenue pasan por más de una, y el código postal (ZIP) 07093 cubre dos. Por eso, denos la ciudad, el número de la casa y una calle que cruce. Si es un apartamento, agregue el piso y el timbre. Si es un carro, léanos un letrero o un número de casa que se vea desde donde está.',
        '¿No sabe bien en qué ciudad está? Abra el mapa de su teléfono y léanos lo que dice.',
      ],
    },
    {
      heading: 'Funciona igual en todas las ciudades',
      paragraphs: [
        `Usted llama o manda el formulario de solicitud. Le preguntamos qué pasó y qué tipo de cerradura es. En la puerta, miramos la cerradura y le decimos el precio antes de empezar. Depende de la cerradura, las piezas, la distancia y la hora. Primero tratamos de abrir sin dañarla. Tenemos licencia, número ${business.license}, y seguro.`,
      ],
    },
  ],
  towns: {
    'north-bergen':
      'Nuestra base: casas en la loma, torres en Boulevard East, tiendas en Bergenline Avenue y carros por Tonnelle Avenue.',
    'union-city':
      'Casas de varias familias con una entrada común, y tiendas con cortina metálica en Bergenline Avenue.',
    'west-new-york':
      'Teclados y controles en Port Imperial, cerraduras más viejas en los apartamentos de Boulevard East, puertas de tienda en Bergenline Avenue.',
    guttenberg:
      'Unas cuatro cuadras de ancho, con las Galaxy Towers, y casas en las calles de al lado.',
    weehawken:
      'Casas de piedra (brownstones) en el acantilado, oficinas en Lincoln Harbor, y gente que viaja por el ferry y el túnel.',
    'jersey-city':
      'Downtown, Newport, Journal Square, los Heights, Bergen-Lafayette, el West Side y Greenville.',
    hoboken:
      'Edificios sin ascensor con puerta de vestíbulo, roommates que van y vienen, y carros estacionados en la calle.',
    secaucus:
      'Unidades de almacenamiento (storage), salidas de almacén, tiendas en Harmon Meadow y carros cerca de Secaucus Junction.',
  },
  questions: [
    {
      question: 'Mi ciudad no está en la lista. ¿Llamo de todos modos?',
      answer:
        'Puede llamar. Trabajamos en estas ocho, así que tal vez le digamos que busque a alguien más cerca.',
    },
    {
      question: 'Vivo en una ciudad y mi carro está en otra. ¿Qué página leo?',
      answer:
        'La de la ciudad donde está el carro. Igual necesita su identificación con foto y el registro.',
    },
    {
      question: '¿Ofrecen todos los servicios en las ocho ciudades?',
      answer:
        'Sí. Aperturas, cerraduras de casa, cerraduras de negocio y llaves de carro, todo en todas. La página de cada ciudad muestra unos pocos que van con sus edificios.',
    },
    {
      question: '¿Trabajan de noche y en días feriados?',
      answer:
        'Sí. Contestamos las 24 horas, los 7 días de la semana. Las horas de la noche pueden subir el precio, así que pregunte cuando llame.',
    },
  ],
};
