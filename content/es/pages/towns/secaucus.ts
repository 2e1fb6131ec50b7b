import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const secaucus: TownCopy = {
  title: 'Cerrajero 24/7 en Secaucus, NJ | Locksmith & Security',
  description:
    'Storage, puertas de salida de almacenes, tiendas en Harmon Meadow y carros en Secaucus Junction: un cerrajero en Secaucus, NJ, que primero le da el precio.',
  keywords: [
    'cerrajero en Secaucus NJ',
    'cerrajero 07094',
    'abrir storage sin llave Secaucus',
    'cerraduras para puertas de almacén',
    'reparación de barra antipánico Secaucus',
    'cerrajero Harmon Meadow',
    'abrir carro en Secaucus Junction',
  ],
  heading: 'Cerrajero en Secaucus para storage y tiendas',
  lead: 'En los Meadowlands trabajamos en las cerraduras de almacenes, tiendas outlet, unidades de almacenamiento (storage), casas y carros. Llame a cualquier hora.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'No puede abrir su storage',
      paragraphs: [
        'La puerta de una unidad suele llevar un candado de disco: redondo, de acero, que tapa casi todo su arco. Si perdió la llave, quizás todavía lo podamos abrir con ganzúa. Si no, lo taladramos o lo cortamos, y usted pone uno nuevo.',
        'Consiga el permiso antes de que salgamos. Vaya a la oficina del lugar y muestre que la unidad es suya y que la renta está al día. Pregunte también si ahí puede trabajar un cerrajero de afuera. Si la oficina le puso otro candado, solo ellos pueden quitarlo.',
      ],
    },
    {
      heading: 'Puertas de almacén y barras de salida',
      paragraphs: [
        'Las puertas de almacén reciben muchos golpes. Una tarima le pega al marco, el marco se ladea y el pestillo empieza a rozar. Si la puerta tiene varillas verticales, la de abajo arrastra y se dobla. Tarde o temprano, alguien le pone una traba para que quede abierta. Cuando una barra de salida tarde en volver, mándela a arreglar esa semana, porque está ahí para que la gente pueda salir.',
        'Piense en las llaves por área. Los choferes necesitan el muelle de carga, no la oficina, y los supervisores, los dos. Márquelo en un plano, y podemos convertirlo en un sistema de llave maestra.',
      ],
    },
    {
      heading: 'Tiendas en Harmon Meadow y los outlets',
      paragraphs: [
        'Su personal espera afuera y la tienda está a oscuras. Pregunte primero a los guardias del lugar, que pueden tener llave. Si no tienen, necesitamos a un gerente que pueda mostrar que está a cargo de esa tienda. Si alguien forzó la entrada, deje que la policía termine y luego llámenos para asegurar la puerta.',
      ],
      picture: townPictures.shutter,
    },
    {
      heading: 'Llave de carro perdida en Secaucus Junction',
      paragraphs: [
        'Su carro pasa el día en la estación del tren mientras la llave va al trabajo con usted. Si vuelve sin ella, tiene dos opciones. Podemos hacer una llave nueva ahí mismo, en el estacionamiento. O usted puede ir por la otra, si está en una gaveta de su casa. Háblenos de esa otra llave cuando llame, y le ayudamos a decidir. Perder todas es lo que más trabajo da, porque el carro tiene que aprender un chip nuevo y olvidar el perdido.',
      ],
    },
    {
      heading: '¿Cuánto cuesta un cerrajero en Secaucus?',
      paragraphs: [
        `Lo que más cambia el precio son las piezas: por un candado de disco paga mucho menos que por una barra antipánico. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en Secaucus',
    items: [
      {
        title: 'Storage sin llave',
        text: 'Abrimos el candado de disco o lo cortamos. Compre otro antes de irse del lugar.',
        path: '/services/emergency-locksmith/storage-unit-lockout',
      },
      {
        title: 'Barra de salida en un almacén',
        text: 'Revisamos las varillas, el pestillo y el seguro que la mantiene hundida, y luego la empuja usted.',
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
      {
        title: 'No puede entrar a su tienda',
        text: 'La puerta de vidrio, la cortina metálica o la entrada de la mercancía. Tiene que haber un gerente ahí que lo apruebe.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'Sin llave del carro en el Junction',
        text: 'Cortamos una nueva con el código del carro, con chip y control si su modelo los lleva.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Cerradura gastada en la oficina del muelle',
        text: 'Las perillas livianas no aguantan tanto uso, así que las cambiamos por una manija de grado comercial.',
        path: '/services/commercial-locksmith/lock-replacement',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en Secaucus',
    items: [
      'Storage: el contrato, el número de la unidad y el código del portón.',
      'Trabajo: un carnet o una carta, y un jefe con quien podamos hablar.',
      'Carro: el registro, el número VIN si lo tiene, y la sección del estacionamiento.',
      'Casa: una identificación con su dirección de Secaucus.',
      'En un lugar grande, el número de la entrada o del muelle.',
    ],
  },
  questions: [
    {
      question: '¿Se van a dañar mis cosas si cortan el candado?',
      answer:
        'Trabajamos en el candado, por fuera de la puerta enrollable, así que no hay que tocar lo de adentro. Quédese y mire, que la unidad es suya.',
    },
    {
      question: '¿Pueden hacer más llaves para todas nuestras vans de reparto?',
      answer:
        'Sí. Mándenos una lista con el año, la marca y el modelo de cada van, y tenga una llave que sirva de cada una. Las llaves sencillas las copiamos. Las de chip además se programan en la van, así que todas las vans tienen que estar en el lugar.',
    },
    {
      question: '¿También trabajan en casas en Secaucus?',
      answer:
        'Sí. Abrimos puertas de casa, ponemos cerrojos (deadbolts), cambiamos combinaciones (rekey) y arreglamos portones, igual que en las otras ciudades.',
    },
  ],
  neighbors: ['north-bergen', 'jersey-city'],
};
