import type { ServiceCopy } from '../../../../registry/copy.ts';

export const ignitionLockCylinder: ServiceCopy = {
  title: 'Reparación del encendido en el Condado de Hudson, NJ',
  description:
    '¿La llave no gira o no sale del encendido? Qué puede probar sin riesgo, cómo reparamos un cilindro gastado y cuándo el problema es otro.',
  keywords: [
    'reparación del encendido',
    'cilindro de encendido',
    'la llave no gira en el encendido',
    'llave trabada en el encendido',
    'switch de encendido',
    'llave rota en el encendido',
    'volante trabado',
  ],
  heading: 'Reparación del encendido',
  lead: '¿La llave no gira en el encendido, o no sale? No use alicates, porque a la fuerza un arreglo pequeño se puede volver grande.',
  modified: '2026-11-25',
  picture: {
    name: 'ignition-lock-cylinder',
    alt: 'Una llave en el encendido de un carro, con sus posiciones marcadas: bloqueado, accesorios, encendido y arranque',
  },
  what: {
    heading: '¿Por qué no gira la llave en el encendido?',
    paragraphs: [
      'Detrás de la ranura hay un cilindro con una fila de láminas delgadas de latón. Una buena llave las pone parejas y el cilindro gira. Del otro lado mueve dos partes más: el pasador que traba el volante y el switch de encendido, que es eléctrico. Un anillo alrededor de la ranura lee el chip de la llave.',
      'Así que puede fallar una de cuatro cosas, y solo una es la cerradura. Las láminas se gastan, se pegan o se rompen; las llaves se desgastan; el seguro del volante se traba; el switch se quema. Si la llave gira libre pero el tablero no prende, es probable que no sea el cilindro.',
      'Los carros con botón de arranque no tienen este cilindro, menos unos pocos con una ranura de respaldo. Si uno de esos no arranca, piense en el control, la batería o la electrónica.',
    ],
  },
  when: {
    heading: '¿Cómo sé que falla el encendido?',
    items: [
      'Tiene que intentar varias veces, y es peor en las mañanas frías.',
      'La llave gira hasta accesorios y ahí se queda.',
      'La llave no sale, ni siquiera en ‘park’.',
      'La ranura está floja, o gira con casi cualquier llave.',
      'La llave se le partió adentro del encendido.',
      'Alguien trató de robar el carro y lo dañó con un destornillador.',
    ],
  },
  how: {
    heading: '¿Cómo se arregla un encendido trabado?',
    steps: [
      {
        title: 'Quitar la presión',
        text: 'Movemos el volante de un lado a otro mientras giramos la llave con suavidad, y vemos que la palanca esté bien puesta en ‘park’. A veces con eso basta.',
      },
      {
        title: 'Descartar la llave',
        text: 'Probamos con otra llave suya, o con una hoja nueva con las profundidades de fábrica. Así se ve si lo gastado es la llave o la cerradura.',
      },
      {
        title: 'Limpiar la ranura',
        text: 'Sacamos cualquier pedazo roto con un extractor delgado, lavamos la suciedad y ponemos un lubricante seco para cerraduras.',
      },
      {
        title: 'Sacar el cilindro',
        text: 'En muchos carros no sale si no está girado a cierta posición. Si la llave no lo gira, quizás podamos abrirlo con ganzúa. Taladrar es el último recurso, y antes le diremos por qué.',
      },
      {
        title: 'Repararlo o cambiarlo',
        text: 'Cambiamos las láminas y los resortes malos. Si el cilindro está gastado, ajustamos uno nuevo a su llave, y así una sola llave sigue abriendo las puertas y prendiendo el motor.',
      },
      {
        title: 'Probarlo todo',
        text: 'Revisamos el seguro del volante, que la llave salga, cada posición del switch y el lector del chip, y volvemos a poner las tapas.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta reparar el encendido?',
    paragraphs: [
      'Hasta que lo veamos, no sabemos si pide una limpieza o una pieza nueva. Depende de la marca, la pieza y cuánto hay que desarmar de la columna del volante. También de si el cilindro todavía gira y si hace falta otra llave con chip. Si es de noche o queda lejos, puede costar más.',
      'Primero buscamos el problema, luego le damos el precio y usted decide. Si es el switch o la palanca de cambios, tal vez convenga más un mecánico, y se lo vamos a decir.',
    ],
  },
  ready: {
    heading: 'Qué decirnos del carro',
    items: [
      'El año, la marca y el modelo, que el formulario también pide.',
      'Qué hace: la llave no entra, no gira, no sale, o gira y no arranca nada.',
      'Todas sus llaves, hasta la que cuesta girar y ya no usa.',
      'El registro del carro, el número VIN y su identificación con foto. No desarmamos un encendido hasta saber que el carro es suyo.',
      'Dónde está, y si le estorba a alguien, porque con el volante trabado nadie lo puede quitar empujando.',
    ],
  },
  questions: [
    {
      question: 'El volante está trabado y la llave no gira. ¿Qué puedo hacer?',
      answer:
        'Gire el volante hacia el lado que cede un poco, sosténgalo ahí sin apretar y gire la llave con suavidad. Si no cede, pare, porque con más fuerza se puede partir la llave.',
    },
    {
      question: '¿Le echo aceite al encendido?',
      answer:
        'No. El aceite de casa junta polvo y puede pegar las láminas. Un poco de grafito seco es más seguro.',
    },
    {
      question: '¿Voy a necesitar otra llave después?',
      answer:
        'Por lo general, no. Podemos ajustar el cilindro nuevo a la llave que tiene, si esa llave no está gastada también.',
    },
    {
      question: '¿Un llavero pesado daña el encendido?',
      answer:
        'No le ayuda, porque el peso jala el cilindro en cada bache. Lleve las llaves de la casa en otro llavero.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-replacement',
    '/services/emergency-locksmith/car-lockout',
  ],
};
