import type { ServiceCopy } from '../../../../registry/copy.ts';

export const emergencyExitDevice: ServiceCopy = {
  title: 'Barra antipánico: reparación, Condado de Hudson, NJ',
  description:
    '¿La barra antipánico se traba, está floja o no engancha? Cómo la reparamos o instalamos, de qué depende el precio y qué distingue a la barra contra fuego.',
  keywords: [
    'barra antipánico',
    'reparación de barra antipánico',
    'instalación de barra antipánico',
    'puerta de emergencia',
    'barra de salida contra fuego',
    'cerradura de salida de emergencia',
  ],
  heading: 'Reparación e instalación de barra antipánico',
  lead: 'Una barra antipánico tiene que dejar salir a mucha gente con un empujón, sin dejar entrar a nadie de la calle. Si no puede con las dos cosas, es lo primero que hay que arreglar en esa puerta.',
  modified: '2026-11-25',
  picture: {
    name: 'emergency-exit-device',
    alt: 'La barra de empuje de una salida de emergencia y el pestillo en su extremo',
  },
  what: {
    heading: '¿Qué es una barra antipánico?',
    paragraphs: [
      'La barra antipánico (exit device, panic bar o crash bar) es una cerradura que se abre empujando, sin llave y sin girar nada. El empujón recoge un pestillo y la puerta se abre hacia afuera.',
      'Hay cuatro tipos comunes. La de superficie (rim) va sobre la cara de la puerta, con el pestillo al lado. La de embutir (mortise) mueve una cerradura escondida en el canto. Las otras dos son de varillas verticales, a la vista u ocultas, que llegan a pestillos arriba de la puerta y muchas veces abajo. Se usan en puertas dobles sin poste en medio, y son las que más fácil se desajustan.',
      'Una puerta contra fuego necesita una barra contra fuego (‘fire exit hardware’), con su propia etiqueta, que siempre engancha. Una barra común se puede dejar hundida en las horas de más gente, con una llavecita hexagonal o un cilindro (dogging). La barra contra fuego no permite eso, porque una puerta que no engancha no puede detener el fuego.',
    ],
  },
  when: {
    heading: '¿Cuándo hay que repararla?',
    items: [
      'Empuja la barra, pero el pestillo se queda afuera o hay que recargarse en la puerta.',
      'La puerta rebota en vez de enganchar.',
      'Una varilla raspa el piso o golpetea en la puerta.',
      'Las tapas de los extremos están rajadas, faltan tornillos o la barra cuelga.',
      'La manija o la llave de afuera ya no la abre.',
      'Alguien puso una cadena, un pasador o un candado en una salida.',
      'Un inspector reportó la puerta.',
    ],
  },
  how: {
    heading: '¿Cómo arreglamos una puerta de salida?',
    steps: [
      {
        title: 'Ver que la gente pueda salir',
        text: 'Si la puerta no se puede abrir, se lo diremos enseguida, para que mande a la gente por otra salida y ponga un letrero.',
      },
      {
        title: 'Encontrar el problema de verdad',
        text: 'Unas bisagras flojas, un cierrapuertas débil o una contrachapa movida (la placa del marco) pueden parecer una barra dañada. Revisamos cada cosa antes de hablar de piezas.',
      },
      {
        title: 'Ajustar o reparar',
        text: 'Ajustamos varillas, calzamos contrachapas y cambiamos resortes y partes del pestillo. Muchas barras solo necesitan una pieza pequeña.',
      },
      {
        title: 'Cambiarla si no hay más remedio',
        text: 'La barra nueva depende del ancho de la puerta, de su etiqueta contra fuego y de si es sencilla o doble. Usted elige también el lado de afuera: nada, un jalador o una manija con llave.',
      },
      {
        title: 'Empujarla una y otra vez',
        text: 'Empujamos despacio, fuerte y cerca de cada extremo. Luego la puerta tiene que cerrar y enganchar sola, muchas veces seguidas.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta una barra antipánico?',
    paragraphs: [
      'Ajustar una contrachapa es un trabajo pequeño, y una barra de varillas en una puerta doble es uno grande. Entre los dos, el precio depende del tipo de barra, la etiqueta contra fuego y la manija de afuera. También se paga por la alarma o la apertura eléctrica, si lleva, y por arreglar una puerta doblada u oxidada.',
      'Puede que haya que pedir las piezas de una barra vieja, si todavía las hacen. Pregunte cuánto cuesta repararla y cuánto una nueva, y luego elija.',
    ],
  },
  ready: {
    heading: 'Qué mandar o tener a mano',
    items: [
      'Una foto de la barra, de la tapa de su extremo y del lado del marco donde va el pestillo.',
      'La etiqueta en el canto de la puerta, del lado de las bisagras, si la hay. Dice cuánto tiempo resiste la puerta al fuego.',
      'La nota del inspector, palabra por palabra, si llamó por eso.',
      'Su identificación, y díganos si es dueño, inquilino, gerente o alguien enviado por uno de ellos.',
      'El código, o a quién llamar, para callar la alarma de salida mientras probamos.',
    ],
  },
  questions: [
    {
      question: '¿Podemos ponerle cadena a una salida de noche?',
      answer:
        'Nunca, mientras pueda haber alguien adentro. Pregúntenos por una manija de afuera con llave, un protector de pestillo más fuerte o una barra con alarma. Así nadie entra de la calle y nadie queda atrapado adentro.',
    },
    {
      question: '¿Mi puerta necesita barra antipánico?',
      answer:
        'Depende de cómo se usa el local y de cuánta gente cabe. Lo decide el departamento de construcción o el inspector de incendios (‘fire official’), y nosotros instalamos lo que ellos piden.',
    },
    {
      question: '¿Los empleados pueden volver a entrar por esa puerta?',
      answer:
        'Sí, con una manija y llave por fuera, o con un teclado. Una puerta de solo salida no tiene nada por fuera.',
    },
  ],
  related: [
    '/services/commercial-locksmith/access-control',
    '/services/commercial-locksmith/lock-replacement',
    '/services/emergency-locksmith/business-lockout',
    '/service-areas/jersey-city',
  ],
};
