import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carLockout: ServiceCopy = {
  title: 'Apertura de carro en el Condado de Hudson, NJ',
  description:
    '¿Llaves dentro del carro o del baúl, o control sin pila? Cómo abre un carro un cerrajero con licencia, qué tener a mano y qué sube el precio.',
  keywords: [
    'apertura de carro',
    'abrir carro sin llave',
    'dejé las llaves dentro del carro',
    'llaves en el baúl',
    'llaves en la cajuela',
    'control del carro sin pila',
    'cerrajero para carros en North Bergen',
  ],
  heading: 'Apertura de carro',
  lead: '¿Se le quedaron las llaves en el carro? Espere en un lugar seguro y llámenos. Díganos dónde está el carro, la marca y el modelo.',
  modified: '2026-11-22',
  picture: {
    name: 'car-lockout',
    alt: 'Una llave en el asiento de un carro cerrado, vista por una ventanilla mojada de lluvia',
  },
  what: {
    heading: 'Volver a entrar a su carro',
    paragraphs: [
      'Para abrir un carro hacemos una sola cosa. Abrimos una puerta o el baúl (cajuela) para que usted alcance sus llaves. La llave que ya tiene sigue encendiendo el carro después.',
      'Si las llaves se perdieron del todo, ese es otro trabajo. Hay que cortar una llave nueva. En la mayoría de los carros recientes también hay que programar el chip. Díganos cuál es su caso, porque llevamos herramientas distintas para cada uno.',
    ],
  },
  when: {
    heading: 'Cuándo nos llaman los conductores',
    intro:
      'Si adentro hay un niño, una mascota o alguien que necesita ayuda, llame primero al 911 y después a nosotros.',
    items: [
      'Ve las llaves en el asiento o en el encendido.',
      'Las llaves están en el baúl, y el baúl está cerrado.',
      'La batería del carro está muerta y el control no hace nada.',
      'Se acabó la pila del control y no encuentra dónde meter la llave.',
      'La llave da vueltas en la puerta, pero no abre.',
      'La llave se partió en la puerta.',
    ],
  },
  how: {
    heading: 'Cómo abrimos la puerta de un carro',
    steps: [
      {
        title: 'Buscar una entrada fácil',
        text: 'Muchos controles traen escondida una llave de metal. Muchas manijas tienen el hueco de la llave debajo de una tapita. Si entra así, tal vez no nos necesite.',
      },
      {
        title: 'Comprobar que el carro es suyo',
        text: 'Comparamos su identificación con el registro del carro. Luego comparamos el registro con el número VIN, el de serie, que está al pie del parabrisas.',
      },
      {
        title: 'Escoger el método para su carro',
        text: 'En algunos carros abrimos la cerradura con ganzúa. En otros metemos una cuña blanda de aire, que separa un poco la puerta por arriba. Por ahí llegamos a un botón o una manija con una herramienta con forro. Las puertas modernas llevan cables y bolsas de aire. Nadie debe hurgar ahí a ciegas.',
      },
      {
        title: 'Abrir y revisar con usted',
        text: 'Usted toma sus llaves y las prueba. Después miramos juntos la pintura, el empaque y la ventanilla. La alarma puede sonar hasta que el carro reconozca su llave.',
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir un carro',
    paragraphs: [
      'El servicio de apertura de emergencia tiene un precio inicial de $49. No todos los carros se pueden abrir por ese precio. Puede subir por el horario nocturno, la distancia desde North Bergen, el modelo y el tipo de cerradura. También por un baúl que cierra aparte de las puertas. Pregunte cuánto le va a costar antes de que empecemos.',
      'Cortar una llave nueva, programar un chip o sacar una llave partida es un trabajo aparte, con su propio precio.',
    ],
  },
  ready: {
    heading: 'Tenga esto con usted junto al carro',
    items: [
      'Año, marca y modelo del carro.',
      'Dónde está estacionado: la esquina, el nivel del garaje o el número del espacio.',
      'Su licencia de conducir u otra identificación con foto.',
      'El registro del carro, o una foto. Si está en la guantera, díganoslo cuando llame.',
      'Si el carro es alquilado o de una compañía: el contrato, o el número de alguien que confirme que usted puede manejarlo.',
    ],
  },
  questions: [
    {
      question: 'El registro quedó dentro del carro. ¿De todos modos pueden abrirlo?',
      answer:
        'Sí. Tenga lista su identificación. Busque en su teléfono una foto del registro, de la tarjeta del seguro o del contrato de alquiler. Revisamos el registro en cuanto podamos alcanzarlo, antes de irnos.',
    },
    {
      question: '¿Pruebo con un gancho de ropa?',
      answer:
        'Mejor no. En los carros recientes puede rayar la pintura, romper el empaque de la puerta o soltar un cable. Y rara vez llega a la cerradura.',
    },
    {
      question: 'El carro ya está abierto, pero el baúl no. ¿Pueden abrirlo?',
      answer:
        'Por lo general sí, con el botón que está dentro del carro. Algunos carros bloquean ese botón o le cortan la corriente. Entonces trabajamos en la cerradura del baúl, si la tiene, o hacemos una llave.',
    },
    {
      question: 'Mi carro está en un garaje. ¿Eso importa?',
      answer:
        'Conviene saberlo. Díganos la entrada, la altura máxima y si un encargado tiene que dejarnos pasar. En los garajes muchas veces se va la señal, así que acordemos dónde encontrarnos.',
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/key-fob-programming',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/hoboken',
  ],
};
