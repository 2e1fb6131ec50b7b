import type { ServiceCopy } from '../../../../registry/copy.ts';

export const storageUnitLockout: ServiceCopy = {
  title: 'Abrir storage sin llave en el Condado de Hudson, NJ',
  description:
    '¿Perdió la llave de su storage? Cómo quitamos candados de disco, de cilindro y comunes, qué tiene que permitir la oficina y qué debe llevar usted.',
  keywords: [
    'abrir storage',
    'perdí la llave de mi storage',
    'abrir candado de storage sin llave',
    'quitar candado de disco',
    'cerrajero para storage en Secaucus',
    'cortar candado',
  ],
  heading: 'Abrir storage sin llave',
  lead: '¿Perdió la llave de su unidad de almacenamiento (storage)? El candado es suyo, pero el edificio no. Por eso necesitamos su identificación, su contrato de renta y el permiso de la oficina.',
  modified: '2026-11-28',
  picture: {
    name: 'storage-unit-lockout',
    alt: 'Un candado de disco redondo en el pestillo corredizo de una puerta acanalada de storage',
  },
  what: {
    heading: '¿Se puede abrir un candado de disco sin llave?',
    paragraphs: [
      'Los candados de storage se hacen para que cueste llegar a la parte que se corta. El de disco, que es redondo, esconde el arco dentro de un anillo de acero. La cerradura de cilindro va al ras, dentro del pestillo de la puerta. El candado común es el más fácil de los tres.',
      'Una cerradura de casa casi siempre la podemos salvar, y la de un storage, muchas veces no. Si abre con ganzúa, usted se queda con ella y puede mandar hacer una llave. Si no abre, la cortamos o la taladramos, y dejamos enteros la puerta y el pestillo.',
    ],
  },
  when: {
    heading: '¿Por qué la gente no puede entrar a su storage?',
    items: [
      'La llave se le perdió en la mudanza.',
      'La llave se partió, o el candado se trabó por el óxido.',
      'Cerró el candado y la llave quedó adentro de la unidad.',
      'Murió el familiar que rentaba la unidad, y nadie encuentra la llave.',
      'Comparte la unidad y la otra persona cambió el candado.',
      'Su llave gira, pero el pestillo está trabado.',
    ],
  },
  how: {
    heading: '¿Cómo abrimos su storage?',
    steps: [
      {
        title: 'Llame primero a la oficina',
        text: 'Pregunte si puede trabajar ahí un cerrajero de afuera, a qué horas, y si alguien de la oficina quiere estar presente. Hay lugares que cortan los candados ellos mismos, así que averígüelo antes de pedirnos que vayamos.',
      },
      {
        title: 'Comparar la unidad con el contrato',
        text: 'El número de la puerta tiene que ser el mismo de su contrato. Las filas se parecen, y nadie quiere cortarle el candado a un vecino.',
      },
      {
        title: 'Usar la ganzúa, o cortar si usted acepta',
        text: 'Miramos el candado y le decimos cuál de las dos cosas será. Para los discos y los cilindros al ras puede hacer falta taladro o esmeril, y cuidamos que las chispas no lleguen a sus cosas.',
      },
      {
        title: 'Poner un candado nuevo',
        text: 'Traiga uno nuevo o, cuando llame, pídanos que llevemos uno. Cierre la unidad, pruebe las dos llaves y guarde la segunda en otra parte.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta abrir un storage?',
    paragraphs: [
      'La apertura de emergencia cuesta desde $49, también en storage. Un candado sencillo de día cuesta menos que uno de disco o un cilindro al ras, que toman más tiempo y gastan herramientas. Puede costar más si es de noche o queda lejos, si la puerta tiene otra cerradura o si hace falta un candado nuevo. Le daremos el precio frente a la unidad, antes de cortar nada.',
    ],
  },
  ready: {
    heading: 'Qué llevar al storage',
    items: [
      'Una identificación con foto, con el mismo nombre del contrato de renta.',
      'El contrato, o un recibo reciente con el número de la unidad.',
      'El código del portón, el edificio, el piso y el horario de la oficina.',
      'Si la unidad es de otra persona, un permiso escrito de ella o de la oficina.',
      'Cómo es el candado: redondo, cuadrado o al ras de la puerta.',
    ],
  },
  questions: [
    {
      question: 'Hay otro candado que no es mío. ¿Lo pueden quitar?',
      answer:
        'No. Por lo general es de la oficina, que lo pone cuando la renta está atrasada. Arréglelo con ellos y lo quitan.',
    },
    {
      question: 'Mi papá o mi mamá rentaba la unidad y falleció. ¿Cómo entro?',
      answer:
        'Empiece por el encargado, que le dirá qué documentos le hacen falta para hacerse cargo. Después tráiganos lo que le den por escrito.',
    },
    {
      question: '¿Puedo cortar el candado con una cizalla?',
      answer:
        'Si el arco es delgado y se ve, tal vez, si la oficina lo permite. Un candado de disco no tiene de dónde agarrarlo. Además, usted puede doblar el pestillo, que es del storage.',
    },
    {
      question: '¿Qué candado compro ahora?',
      answer:
        'Pregunte en la oficina cuál sirve para sus pestillos. Uno de disco, de acero inoxidable, es una buena opción, porque cubre el arco y aguanta el mal tiempo.',
    },
    {
      question: '¿Pueden venir un domingo por la noche?',
      answer:
        'Podemos, si usted puede entrar. Nosotros estamos abiertos 24/7, pero el portón del lugar tal vez no, así que primero averigüe el horario de acceso.',
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
