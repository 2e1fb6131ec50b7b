import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const weehawken: TownCopy = {
  title: 'Cerrajero 24/7 en Weehawken, NJ | Locksmith & Security',
  description:
    'Casas de piedra en el acantilado, oficinas en Lincoln Harbor, carros junto al ferry: cerrajero con licencia y seguro en Weehawken, NJ, de día y de noche.',
  keywords: [
    'cerrajero en Weehawken NJ',
    'cerrajero 07086',
    'cerrajero comercial Lincoln Harbor',
    'reparación de cerradura antigua brownstone',
    'abrir carro en el ferry de Weehawken',
    'cambio de combinación oficina Weehawken',
  ],
  heading: 'Cerrajero en Weehawken para casas y oficinas',
  lead: 'Trabajamos arriba del acantilado, abajo en Lincoln Harbor y donde esté su carro. Díganos si está arriba o abajo, y qué hace la cerradura.',
  modified: '2026-11-28',
  passages: [
    {
      heading: 'Perdió la llave del carro en el ferry',
      paragraphs: [
        'Baja del ferry, camina hasta el carro y no trae nada en el bolsillo. Pregunte primero en la terminal y en su oficina. Si las llaves quedaron adentro y las puede ver, podemos abrir el carro. Si cayeron al agua, podemos cortar y programar una llave nueva con los datos del carro.',
        'Cerca del túnel Lincoln, su seguridad va antes que sus llaves. Trabajamos en carros estacionados, nunca en un carril con tráfico.',
      ],
    },
    {
      heading: 'Cerraduras de puertas en casas de piedra',
      paragraphs: [
        'La entrada de una casa de piedra (brownstone) suele tener dos puertas altas. Una se queda cerrada, con pasadores arriba y abajo, y usted usa la otra. Cuando la puerta fija se afloja, las dos se rozan y el cerrojo (deadbolt) se traba. Por eso revisamos las dos, no solo la que lleva la llave.',
        'Muchas veces se puede dejar el latón antiguo en la puerta y cambiar solo el cilindro que va detrás. Si hay una reja de hierro debajo de los escalones, frente a la puerta de abajo, díganoslo por teléfono. Entonces hay que abrir dos cerraduras.',
      ],
      picture: townPictures.stoop,
    },
    {
      heading: 'Llaves y tarjetas para oficinas en Lincoln Harbor',
      paragraphs: [
        'Una oficina suele usar tarjetas y llaves a la vez. Una tarjeta perdida se puede desactivar en el programa, pero una llave de metal no. Si falta una, pídanos cambiar la combinación: otros pines, otra llave. Repase la lista de tarjetas y llaves cada vez que alguien se va.',
        'Las puertas de salida piden más cuidado. En una emergencia, una salida normalmente tiene que abrirse desde adentro, con un solo empujón y sin llave. Si una barra se pega, o la puerta no engancha, avise al administrador del edificio y pida que la arreglen pronto.',
      ],
    },
    {
      heading: '¿Cuánto cuesta un cerrajero en Weehawken?',
      paragraphs: [
        `Las piezas antiguas de una casa de piedra llevan más tiempo, y para un sistema de tarjetas quizás haya que encargar equipo. Si el trabajo cambia, primero le daremos el nuevo precio. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en Weehawken',
    items: [
      {
        title: 'Perdió la llave del carro al cruzar el río',
        text: 'Tenga a mano el número VIN, con la marca, el modelo y el año, para saber qué llave lleva el carro.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Llaves dentro del carro, junto al ferry',
        text: 'Si las ve por el vidrio, denos la fila o el número de la columna más cercana.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'Cerradura dura en una casa de piedra',
        text: 'Si la puerta roza, el resorte está flojo o el pasador se dobló, buscamos la causa y arreglamos eso.',
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        title: 'Puertas que abren con tarjeta',
        text: 'Trabajamos en lectores y contrachapas eléctricas, y ajustamos quién puede entrar a qué hora.',
        path: '/services/commercial-locksmith/access-control',
      },
      {
        title: 'Barra antipánico que se pega',
        text: 'Ajustamos, reparamos o cambiamos barras de salida, para que la salida siga libre.',
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en Weehawken',
    items: [
      'Diga “arriba, en el acantilado” o “abajo, junto al agua”, además de la calle, porque el camino es distinto.',
      'Para una casa: una identificación del gobierno, y correo o un documento con esa dirección.',
      'Para una oficina: una carta o un correo electrónico del inquilino o del administrador que apruebe el trabajo.',
      'Para un carro: el registro y el número de placa.',
    ],
  },
  questions: [
    {
      question: '¿Pueden salvar la cerradura original de una casa de piedra?',
      answer:
        'Muchas veces, sí. Podemos cambiar resortes, y a menudo cabe un cilindro nuevo en la caja vieja. Si se rompió una pieza que ya nadie hace, podemos poner una segunda cerradura más arriba para asegurar la casa.',
    },
    {
      question: 'Rentamos oficina en Lincoln Harbor. ¿Le pueden cambiar la combinación?',
      answer:
        'Pregúntele primero al dueño. Las oficinas suelen ser parte del sistema de llaves del edificio, para que puedan entrar los de limpieza y los bomberos. Podemos cambiar sus cerraduras dentro de ese sistema cuando el administrador diga que sí.',
    },
    {
      question: 'Estoy en el tráfico del túnel y la llave no gira. ¿Pueden venir?',
      answer:
        'En el tráfico, no. Prenda las luces de emergencia, quédese con el cinturón puesto y llame al 911. Cuando la grúa haya dejado el carro en un lugar seguro, ahí podemos revisar el encendido.',
    },
  ],
  neighbors: ['hoboken', 'union-city', 'west-new-york'],
};
