import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carLockout: ServiceCopy = {
  title: 'Abrir carro sin llave en el Condado de Hudson, NJ',
  description:
    '¿Dejó las llaves dentro del carro o del baúl, o el control no tiene pila? Cómo abrimos un carro, qué tener a mano y por qué puede costar más.',
  keywords: [
    'abrir carro',
    'abrir carro sin llave',
    'dejé las llaves dentro del carro',
    'llaves en el baúl',
    'llaves en la cajuela',
    'control del carro sin pila',
    'cerrajero para carros en North Bergen',
  ],
  heading: 'Abrir carro sin llave',
  lead: '¿Dejó las llaves dentro del carro? Espere en un lugar seguro y llámenos. Díganos dónde está el carro, la marca y el modelo.',
  modified: '2026-11-28',
  picture: {
    name: 'car-lockout',
    alt: 'Una llave en el asiento de un carro cerrado, vista por una ventanilla mojada de lluvia',
  },
  what: {
    heading: '¿Dejó las llaves dentro del carro?',
    paragraphs: [
      'Le abrimos una puerta o el baúl (cajuela) para que alcance sus llaves, y ese es todo el trabajo. La llave que ya tiene sigue prendiendo el carro después.',
      'Si las llaves se perdieron del todo, es otro trabajo. Hay que cortar una llave nueva y, en la mayoría de los carros recientes, también programar el chip. Díganos cuál es su caso, porque llevamos herramientas distintas para cada uno.',
    ],
  },
  when: {
    heading: '¿Cuándo llamar a un cerrajero de carros?',
    intro:
      'Si adentro hay un niño, una mascota o alguien que necesita ayuda, llame primero al 911 y después a nosotros.',
    items: [
      'Puede ver las llaves en el asiento o en el encendido.',
      'Las llaves están en el baúl, y el baúl no abre.',
      'La batería del carro está muerta y el control no responde.',
      'Al control se le acabó la pila y usted no encuentra dónde meter la llave.',
      'La llave da vueltas en la puerta y no abre.',
      'La llave se le partió en la puerta.',
    ],
  },
  how: {
    heading: '¿Cómo abrimos un carro sin llave?',
    steps: [
      {
        title: 'Buscar la manera fácil',
        text: 'Muchos controles traen escondida una llave de metal, y muchas manijas tienen el hueco de la llave debajo de una tapita. Si entra así, tal vez no nos necesite.',
      },
      {
        title: 'Comprobar que el carro es suyo',
        text: 'Comparamos su identificación con el registro del carro, y el registro con el número VIN, el de serie, que está al pie del parabrisas.',
      },
      {
        title: 'Escoger la manera de abrirlo',
        text: 'Algunos carros los abrimos con ganzúa. En otros metemos una cuña inflable y blanda, que separa un poco la puerta por arriba. Por ahí llegamos a un botón o una manija con una herramienta forrada. Las puertas modernas llevan cables y bolsas de aire, así que nadie debe hurgar ahí a ciegas.',
      },
      {
        title: 'Abrir y revisar con usted',
        text: 'Usted toma sus llaves y las prueba. Después miramos juntos la pintura, el empaque y la ventanilla. La alarma puede sonar hasta que el carro reconozca su llave.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta abrir un carro?',
    paragraphs: [
      'La apertura de emergencia cuesta desde $49, y no todos los carros se pueden abrir por ese precio. Puede costar más si es de noche, si queda lejos de North Bergen o con ciertos modelos y cerraduras. También si el baúl cierra aparte de las puertas. Pregunte cuánto le va a costar antes de que empecemos.',
      'Cortar una llave nueva, programar un chip o sacar una llave partida son trabajos aparte, cada uno con su precio.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano junto al carro',
    items: [
      'El año, la marca y el modelo del carro.',
      'Dónde está estacionado: la esquina, el nivel del garaje o el número del espacio.',
      'Su licencia de conducir u otra identificación con foto.',
      'El registro del carro, o una foto. Si está en la guantera, díganoslo cuando llame.',
      'Si el carro es rentado o de una compañía: el contrato, o el número de alguien que confirme que usted puede manejarlo.',
    ],
  },
  questions: [
    {
      question: 'El registro quedó dentro del carro. ¿Pueden abrirlo igual?',
      answer:
        'Sí. Tenga su identificación a mano y busque en su teléfono una foto del registro, de la tarjeta del seguro o del contrato de renta. Revisaremos el registro apenas podamos alcanzarlo, antes de irnos.',
    },
    {
      question: '¿Puedo abrir el carro con un gancho de ropa?',
      answer:
        'Mejor no. En los carros recientes puede rayar la pintura, romper el empaque de la puerta o soltar un cable, y rara vez llega a la cerradura.',
    },
    {
      question: 'El carro abre, pero el baúl no. ¿Lo pueden abrir?',
      answer:
        'Por lo general sí, con el botón que está dentro del carro. Algunos carros bloquean ese botón o le cortan la corriente. En ese caso trabajamos en la cerradura del baúl, si la tiene, o hacemos una llave.',
    },
    {
      question: '¿Y si mi carro está en un garaje?',
      answer:
        'Díganos la entrada, la altura máxima y si un encargado tiene que dejarnos pasar. En los garajes muchas veces se va la señal, así que acordemos antes dónde encontrarnos.',
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
