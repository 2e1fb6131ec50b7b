import type { ServiceCopy } from '../../../../registry/copy.ts';

export const lockRepair: ServiceCopy = {
  title: 'Reparación de cerradura en el Condado de Hudson, NJ',
  description:
    '¿Se traba la llave, roza el pasador, no agarra el pestillo? Muchas veces es la puerta. Cómo buscamos la causa y cuándo no vale la pena reparar.',
  keywords: [
    'reparación de cerradura',
    'reparación de chapas',
    'llave atascada en la cerradura',
    'el cerrojo no gira',
    'el pestillo no cierra',
    'reparar cerradura antigua',
  ],
  heading: 'Reparación de cerradura',
  lead: 'Una cerradura que hoy se traba lo puede dejar afuera la semana que viene. No la fuerce. Anote qué hace y pida que la revisen.',
  modified: '2026-11-25',
  picture: {
    name: 'lock-repair',
    alt: 'Una manija desarmada: la manija, el pestillo, el resorte y los tornillos junto a un destornillador',
  },
  what: {
    heading: '¿Es la cerradura o es la puerta?',
    paragraphs: [
      'Muchas veces es la puerta. Las bisagras se aflojan, los edificios se asientan, la madera se hincha en julio y se encoge en enero. El pasador que antes entraba fácil ahora raspa la contrachapa, que es la placa del marco. Haga una prueba sencilla: ¿funciona la cerradura con la puerta abierta?',
      'Si funciona, hay que trabajar en la puerta o en la contrachapa. Si no, el problema está dentro de la cerradura: suciedad, un resorte gastado, una pieza doblada o un tornillo flojo. Casi todo eso se puede arreglar sin comprar una cerradura nueva.',
    ],
  },
  when: {
    heading: '¿Qué tiene mi cerradura?',
    items: [
      'Hay que levantar o empujar la puerta para cerrar: el pasador y el marco no están alineados.',
      'Hay que menear la llave: están gastados la llave o los pines.',
      'La llave entra solo hasta la mitad: suciedad, o un pedazo de otra llave.',
      'La perilla da vueltas y no pasa nada: detrás se rompió o se soltó una pieza.',
      'El pestillo se queda adentro al soltar la manija: un resorte roto.',
      'Abre por dentro, pero no con la llave: falla la pieza que une el hueco de la llave con el pasador.',
    ],
  },
  how: {
    heading: '¿Cómo se repara una cerradura?',
    steps: [
      {
        title: 'Preguntar y probar',
        text: 'Le preguntamos cuándo empezó, si es peor cuando el tiempo está húmedo y si se traban todas sus llaves. Una copia hecha de otra copia es una causa común, y es fácil de revisar.',
      },
      {
        title: 'Arreglar la puerta',
        text: 'Con tornillos más largos en las bisagras, una puerta caída puede subir otra vez. También podemos mover la contrachapa, o limar un poco su abertura.',
      },
      {
        title: 'Desarmar la cerradura',
        text: 'Sacamos los pedazos rotos con herramientas finas, limpiamos la cerradura y usamos un lubricante seco. Cambiamos resortes y tornillos gastados, si todavía se consiguen.',
      },
      {
        title: 'Decirle cuándo no vale la pena',
        text: 'Si la caja está rajada o ya nadie fabrica la pieza, le diremos que conviene más una cerradura nueva, y usted decide.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta reparar una cerradura?',
    paragraphs: [
      'Mover una contrachapa es un trabajo pequeño, y rehacer una vieja cerradura de embutir (mortise) es uno grande. Depende de qué está mal y de si se consiguen las piezas. Si es de noche o queda lejos, puede costar más. No podemos dar un precio exacto sin haberla visto. Cuando sepamos qué tiene, le daremos el precio de arreglarla, y no desarmamos nada hasta que usted diga que sí.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano para la reparación',
    items: [
      'Un video corto del problema, por si la cerradura se porta bien cuando lleguemos.',
      'Qué se ve en el canto de la puerta: uno o dos pasadores, una placa corta o una larga.',
      'Todas las llaves que tenga. La más vieja puede ser la mejor cortada.',
      'El nombre que lleve grabado la cerradura o la llave.',
      'Su identificación y algo con su dirección, aunque usted ya esté adentro.',
      'El permiso del edificio, si la puerta da a un pasillo común.',
    ],
  },
  questions: [
    {
      question: '¿Le puedo echar aceite a la cerradura?',
      answer:
        'Quizás ayude un tiempo, pero el aceite junta polvo y se vuelve una pasta. Use grafito u otro lubricante seco, muy poco, y no mezcle dos tipos.',
    },
    {
      question: 'Se me partió la llave en la cerradura. ¿Qué hago?',
      answer:
        'Deje el pedazo ahí, porque el pegamento, las pinzas y la otra mitad suelen empujarlo más adentro. Guarde la mitad que tiene. Muchas veces podemos hacer una llave nueva con las dos.',
    },
    {
      question: '¿Por qué se traba la cerradura solo en verano?',
      answer:
        'El aire húmedo hincha la madera, y el pasador roza un lado del hueco. Por lo general se arregla para todo el año moviendo un poco la contrachapa.',
    },
    {
      question: '¿Vale la pena conservar una cerradura de cien años?',
      answer:
        'Muchas veces sí, porque las viejas cerraduras de embutir son macizas. Quizás falla nada más un resorte que podemos igualar o hacer. Si quiere más seguridad, puede agregar arriba un cerrojo (deadbolt) nuevo.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/west-new-york',
  ],
};
