import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carKeyCutting: ServiceCopy = {
  title: 'Corte de llaves de carro en el Condado de Hudson, NJ',
  description:
    '¿Llave de carro gastada, rota o sin cortar? Cómo se cortan las de dientes y las de láser, de qué depende el precio y si sirve la llave que compró.',
  keywords: [
    'corte de llave de carro',
    'cortar llaves de carro',
    'llave de corte láser',
    'llave por código',
    'llave de carro sin cortar',
    'llave de carro rota',
    'llave plegable',
  ],
  heading: 'Corte de llave de carro',
  lead: '¿Está gastada, doblada, rota o sin cortar la hoja de metal de su llave? Cortamos una hoja nueva para las cerraduras de su carro.',
  modified: '2026-11-25',
  picture: {
    name: 'car-key-cutting',
    alt: 'Un disco de corte trabajando en una llave de latón sujeta en una prensa',
  },
  what: {
    heading: '¿Cómo se corta una llave de carro?',
    paragraphs: [
      'Las cerraduras de carro tienen una fila de láminas planas con resortes. Cada corte de la hoja deja una lámina a nivel, y cuando todas están a nivel, la cerradura gira. Basta con que un corte falle por el grueso de un papel para que se trabe.',
      'Hay dos estilos comunes. Las llaves de dientes los llevan en el borde, casi siempre de los dos lados, y por eso entran por cualquiera de los dos lados. Las de corte láser (sidewinder) son más gruesas y tienen un canal con curvas en la cara plana, así que se cortan en otra máquina. La hoja dentro de una llave inteligente muchas veces es de este tipo.',
      'Hay dos formas de sacar bien los cortes. Podemos seguir su llave vieja, pero así se copia también el desgaste. O podemos cortar por código, un número que da las profundidades originales, y los cortes nuevos quedan tan nítidos como los primeros. Muchas veces podemos sacar ese número de una llave gastada.',
    ],
  },
  when: {
    heading: '¿Cuándo es la hoja el problema?',
    items: [
      'Tiene que menear la llave, o sacarla un pelito, para que gire.',
      'La hoja se partió. Guarde las dos mitades.',
      'Se rompió la bisagra de su llave plegable y la hoja necesita otra carcasa.',
      'Compró una llave por internet y llegó sin cortar.',
      'El control ya no funciona, y la hoja que lleva adentro nunca se cortó.',
      'La llave se dobló y se enderezó más de una vez.',
    ],
  },
  how: {
    heading: '¿Cómo cortamos su llave?',
    steps: [
      {
        title: 'Encontrar la llave en blanco',
        text: 'Las ranuras, el largo y el grueso tienen que ser los de la cerradura de su carro. Una llave en blanco (sin cortar) que casi entra puede dañarla.',
      },
      {
        title: 'Medir, no adivinar',
        text: 'Medimos las profundidades de su llave, o de los pedazos rotos puestos juntos, y las comparamos con los números del fabricante.',
      },
      {
        title: 'Cortar',
        text: 'Sujetamos bien plana la llave en blanco y la cortamos en unas pocas pasadas.',
      },
      {
        title: 'Quitar las rebabas',
        text: 'Si dejáramos esas puntas filosas, acabarían como limaduras en su cerradura.',
      },
      {
        title: 'Probarla',
        text: 'Probamos primero la puerta, después el baúl (cajuela) y después el encendido. Debe entrar, girar y salir sin arrastrar.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta cortar una llave de carro?',
    paragraphs: [
      'Depende primero del estilo, porque una llave de dientes es más sencilla que una de láser. Luego, de la llave en blanco, si no trae la suya. También puede costar más si queda lejos, o si no tiene una llave en buen estado y hay que averiguar los cortes. Sacar un pedazo roto de una cerradura es un trabajo aparte.',
      'Si además hay que programar un chip, pida un solo precio por las dos cosas. Quede de acuerdo en el precio antes de que cortemos, porque una llave ya cortada no sirve para nada más.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano',
    items: [
      'Su mejor llave y la peor, porque las dos nos dicen algo.',
      'La llave sin usar y sin cortar, si compró una para su carro. El formulario lo pregunta justo después del año, la marca y el modelo.',
      'La plaquita o tarjeta con el código de llave que vino con el carro. Guárdela bien, porque con ella se puede hacer una llave.',
      'El registro del carro y su identificación, aunque solo necesite una hoja.',
      'Todos los pedazos de una llave rota. Díganos si una parte sigue en la cerradura.',
    ],
  },
  questions: [
    {
      question: '¿Cortan una llave en blanco que compré en otro lado?',
      answer:
        'Sí, si tiene la forma correcta y el metal es aceptable. Las muy blandas se gastan pronto, y se lo diríamos antes de cortarla.',
    },
    {
      question: 'Mi llave nueva abre la puerta, pero no gira el encendido. ¿Está mal cortada?',
      answer:
        'Quizás no. Algunas cerraduras de puerta usan menos láminas, y algunos encendidos están gastados. Si gira pero el carro no arranca, es probable que sea el chip.',
    },
    {
      question: '¿Puedo pegar la hoja rota por ahora?',
      answer:
        'Mejor no, porque se va a romper otra vez dentro de la cerradura, donde cuesta más sacarla. Guarde las dos mitades en un lugar seco y ya.',
    },
    {
      question: '¿Pueden hacer una llave con una foto?',
      answer:
        'Eso no lo hacemos. Una foto no muestra de quién es el carro, y con ella no se mide una llave con exactitud.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-duplicate',
    '/services/auto-locksmith/ignition-lock-cylinder',
    '/services/auto-locksmith/key-fob-programming',
  ],
};
