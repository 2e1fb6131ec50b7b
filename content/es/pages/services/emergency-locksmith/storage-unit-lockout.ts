import type { ServiceCopy } from '../../../../registry/copy.ts';

export const storageUnitLockout: ServiceCopy = {
  title: 'Apertura de storage en el Condado de Hudson, NJ',
  description:
    '¿Perdió la llave de su storage? Cómo quitamos candados de disco, de cilindro y comunes, qué tiene que permitir el centro y qué debe llevar usted.',
  keywords: [
    'apertura de storage',
    'perdí la llave de mi storage',
    'abrir storage sin llave',
    'quitar candado de disco',
    'cerrajero para storage en Secaucus',
    'cortar candado',
  ],
  heading: 'Apertura de storage',
  lead: 'Perdió la llave de su unidad de almacenamiento (storage). El candado es suyo, pero el edificio no. Por eso necesitamos su identificación, su contrato de renta y el permiso del centro de almacenaje.',
  modified: '2026-11-22',
  picture: {
    name: 'storage-unit-lockout',
    alt: 'Un candado de disco redondo en el pestillo corredizo de una puerta acanalada de storage',
  },
  what: {
    heading: 'Un candado pequeño y difícil de cortar',
    paragraphs: [
      'Los candados de storage se hacen para que cueste llegar a la parte que se corta. El candado de disco, que es redondo, esconde el arco dentro de un anillo de acero. La cerradura de cilindro va al ras, dentro del pestillo de la puerta. El candado común es el más fácil de los tres.',
      'Una cerradura de casa por lo general se salva. La de una unidad, muchas veces no. Si abre con ganzúa, usted se queda con ella y puede mandar hacer una llave. Si no abre, la cortamos o la taladramos, y dejamos enteros la puerta y el pestillo.',
    ],
  },
  when: {
    heading: 'Cómo se queda la gente sin entrar',
    items: [
      'La llave se perdió en una mudanza.',
      'La llave se partió, o el candado se trabó de óxido.',
      'Cerró el candado con la llave adentro de la unidad.',
      'Murió el familiar que rentaba la unidad, y nadie encuentra la llave.',
      'Comparte la unidad y la otra persona cambió el candado.',
      'Su llave gira, pero el pestillo está trabado.',
    ],
  },
  how: {
    heading: 'Qué pasa en el centro de almacenaje',
    steps: [
      {
        title: 'Llame primero a la oficina',
        text: 'Pregunte si puede trabajar ahí un cerrajero de afuera y a qué horas. Pregunte también si alguien de la oficina quiere mirar. Hay lugares que cortan los candados ellos mismos. Averígüelo antes de pedirnos que vayamos.',
      },
      {
        title: 'Comparar la unidad con el contrato',
        text: 'El número de la puerta tiene que ser el mismo de su contrato. Las filas se parecen, y nadie quiere cortar el candado de un vecino.',
      },
      {
        title: 'Usar la ganzúa, o cortar si usted acepta',
        text: 'Miramos el candado y le decimos cuál de las dos cosas será. Los discos y los cilindros al ras pueden necesitar taladro o esmeril. Mantenemos las chispas lejos de sus cosas.',
      },
      {
        title: 'Poner un candado nuevo',
        text: 'Traiga uno nuevo, o cuando llame pídanos que llevemos uno. Cierre la unidad, pruebe las dos llaves y guarde la segunda en otra parte.',
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir un storage',
    paragraphs: [
      'El precio inicial de una apertura de emergencia es de $49, unidades de storage incluidas. Un candado sencillo de día cuesta menos que uno de disco o un cilindro al ras. Esos toman más tiempo y gastan herramientas. Pueden subir el precio el horario nocturno, la distancia, una segunda cerradura en la puerta y un candado nuevo. Se lo decimos frente a la unidad, antes de cortar nada.',
    ],
  },
  ready: {
    heading: 'Qué llevar al centro de almacenaje',
    items: [
      'Una identificación con foto, con el mismo nombre del contrato de renta.',
      'El contrato, o una factura reciente con el número de la unidad.',
      'El código del portón, el edificio, el piso y el horario de la oficina.',
      'Si la unidad es de otra persona, un permiso escrito de quien la renta o del centro.',
      'Cómo es el candado: redondo, cuadrado o al ras de la puerta.',
    ],
  },
  questions: [
    {
      question: 'Hay otro candado que no es mío. ¿Lo pueden quitar?',
      answer:
        'No. Por lo general es del centro, que lo pone cuando la renta está atrasada. Arréglelo con la oficina y ellos lo quitan.',
    },
    {
      question: 'Mi padre o mi madre rentaba la unidad y falleció. ¿Cómo entro?',
      answer:
        'Empiece por el encargado. Él le dirá qué documentos necesita para que usted pueda hacerse cargo. Después tráiganos lo que le den por escrito.',
    },
    {
      question: '¿Y si uso una cizalla para candados?',
      answer:
        'En un arco delgado y descubierto, tal vez, si el centro lo permite. En un candado de disco no hay de dónde agarrar. Puede doblar el pestillo, y ese es del centro.',
    },
    {
      question: '¿Qué candado compro ahora?',
      answer:
        'Pregunte en la oficina cuál sirve para sus pestillos. Uno de disco, de acero inoxidable, es una buena opción. Cubre el arco y aguanta el mal tiempo.',
    },
    {
      question: '¿Pueden venir un domingo por la noche?',
      answer:
        'Podemos, si usted puede entrar. Estamos abiertos 24/7, pero el portón tal vez no. Primero averigüe el horario de acceso del centro.',
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/emergency-locksmith/car-lockout',
    '/services/residential-locksmith/gate-locks',
    '/service-areas/secaucus',
    '/service-areas/jersey-city',
  ],
};
