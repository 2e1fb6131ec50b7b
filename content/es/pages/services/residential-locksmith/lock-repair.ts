import type { ServiceCopy } from '../../../../registry/copy.ts';

export const lockRepair: ServiceCopy = {
  title: 'Reparación de cerradura en el Condado de Hudson, NJ',
  description:
    '¿Se traba la llave, roza el pasador, no agarra el pestillo? Muchas veces es la puerta. Cómo hallamos la causa y cuándo no vale la pena reparar.',
  keywords: [
    'reparación de cerradura',
    'reparación de chapas',
    'llave atascada en la cerradura',
    'el cerrojo no gira',
    'el pestillo no cierra',
    'reparar cerradura antigua',
  ],
  heading: 'Reparación de cerradura',
  lead: 'Una cerradura que hoy se traba puede dejarlo afuera la semana que viene. No la fuerce. Anote qué hace y pida que la revisen.',
  modified: '2026-11-22',
  picture: {
    name: 'lock-repair',
    alt: 'Una manija desarmada: la manija, el pestillo, el resorte y los tornillos junto a un destornillador',
  },
  what: {
    heading: '¿Es la cerradura o es la puerta?',
    paragraphs: [
      'Muchas veces no es la cerradura. Las bisagras se aflojan y los edificios se asientan. La madera se hincha en julio y se encoge en enero. El pasador que antes entraba fácil ahora raspa la placa del marco. Empiece con una prueba sencilla: ¿funciona la cerradura con la puerta abierta?',
      'Si funciona, hay que trabajar en la puerta o en la placa. Si no, el problema está dentro de la cerradura: suciedad, un resorte gastado, una pieza doblada o un tornillo flojo. La mayor parte de eso se puede arreglar sin comprar una cerradura nueva.',
    ],
  },
  when: {
    heading: 'Qué nota usted, y qué suele ser',
    items: [
      'Hay que levantar o empujar la puerta para cerrar: el pasador y el marco no están alineados.',
      'Hay que menear la llave: están gastados la llave o los pines.',
      'La llave entra solo a la mitad: suciedad, o un pedazo de otra llave.',
      'La perilla da vueltas y no pasa nada: detrás se rompió o se soltó una pieza.',
      'El pestillo se queda adentro al soltar la manija: un resorte roto.',
      'Abre por dentro, pero no con la llave: la pieza que une el hueco de la llave y el pasador.',
    ],
  },
  how: {
    heading: 'Cómo es una reparación',
    steps: [
      {
        title: 'Preguntar y probar',
        text: '¿Cuándo empezó? ¿Es peor cuando el tiempo está húmedo? ¿Se traban todas sus llaves? Una copia hecha de otra copia es una causa común, y es fácil de revisar.',
      },
      {
        title: 'Arreglar la puerta',
        text: 'Con tornillos más largos en las bisagras, una puerta caída puede subir otra vez. Podemos mover la placa, o limar un poco su abertura.',
      },
      {
        title: 'Abrir la cerradura',
        text: 'Sacamos los pedazos rotos con herramientas finas, limpiamos la cerradura y usamos un lubricante seco. Cambiamos resortes y tornillos gastados, si todavía se consiguen.',
      },
      {
        title: 'Decirle cuándo no vale la pena',
        text: 'Si la caja está rajada o ya nadie fabrica la pieza, le decimos que conviene más una cerradura nueva. Usted decide.',
      },
    ],
  },
  price: {
    heading: 'Por qué dos reparaciones casi nunca cuestan igual',
    paragraphs: [
      'Mover una placa es un trabajo pequeño. Rehacer una vieja cerradura de embutir (mortise) es uno grande. Depende de qué está mal y de si se consiguen las piezas. También cuentan el horario nocturno y la distancia. No podemos dar un precio exacto sin haberla visto. Cuando sabemos qué tiene, le decimos cuánto cuesta arreglarla. No desarmamos nada hasta que usted diga que sí.',
    ],
  },
  ready: {
    heading: 'Qué nos ayuda a hallar el problema',
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
      question: '¿Puedo echarle aceite de la casa?',
      answer:
        'Quizás ayude un tiempo, pero luego junta polvo y se vuelve una pasta. Use grafito u otro lubricante seco, muy poco, y no mezcle dos tipos.',
    },
    {
      question: 'Media llave se quedó en la cerradura. ¿Qué hago?',
      answer:
        'Déjela ahí. El pegamento, las pinzas y la otra mitad suelen empujarla más adentro. Guarde el pedazo que tiene: muchas veces podemos hacer una llave nueva con los dos.',
    },
    {
      question: '¿Por qué se traba solo en verano?',
      answer:
        'El aire húmedo hincha la madera, y el pasador roza un lado del hueco. Mover un poco la placa por lo general lo arregla para todo el año.',
    },
    {
      question: '¿Vale la pena conservar una cerradura de cien años?',
      answer:
        'Muchas veces sí. Las viejas cerraduras de embutir son macizas. Quizás falle nada más un resorte que podemos igualar o hacer. Para más seguridad, puede agregar arriba un cerrojo (deadbolt) nuevo.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/west-new-york',
  ],
};
