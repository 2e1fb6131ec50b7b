import type { ServiceCopy } from '../../../../registry/copy.ts';

export const ignitionLockCylinder: ServiceCopy = {
  title: 'Reparación del encendido en el Condado de Hudson, NJ',
  description:
    '¿La llave no gira o no sale del encendido? Qué puede intentar sin riesgo, cómo reparamos un cilindro gastado y cuándo el problema es otro.',
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
  lead: 'Su llave no gira en el encendido, o no sale. No use alicates. Forzarla puede hacer grande un arreglo pequeño.',
  modified: '2026-11-22',
  picture: {
    name: 'ignition-lock-cylinder',
    alt: 'Una llave en el encendido de un carro, con sus posiciones marcadas: bloqueado, accesorios, encendido y arranque',
  },
  what: {
    heading: 'Qué pasa cuando gira la llave',
    paragraphs: [
      'Detrás de la ranura hay un cilindro con una fila de láminas delgadas de latón. Una buena llave las pone parejas y el cilindro gira. Su otro extremo mueve dos partes más. Una es el pasador que traba el volante. La otra es el switch de encendido, que es eléctrico. Un anillo alrededor de la ranura lee el chip de la llave.',
      'Entonces falla una de cuatro cosas, y solo una es la cerradura. Las láminas se gastan, se pegan o se rompen. Las llaves se desgastan. El seguro del volante se traba. El switch se quema. Si la llave gira libre pero el tablero no prende, es probable que no sea el cilindro.',
      'Los carros con botón de arranque no tienen este cilindro, menos unos pocos con una ranura de respaldo. Si uno de esos no arranca, piense en el control, la batería o la electrónica.',
    ],
  },
  when: {
    heading: 'Señales de que el encendido falla',
    items: [
      'Tiene que intentar varias veces, y es peor en las mañanas frías.',
      'La llave gira hasta accesorios y ahí se queda.',
      'La llave no sale, ni siquiera en ‘park’.',
      'La ranura está floja, o gira con casi cualquier llave.',
      'La llave se partió adentro.',
      'Alguien trató de robar el carro y lo dañó con un destornillador.',
    ],
  },
  how: {
    heading: 'Cómo arreglamos un encendido trabado',
    steps: [
      {
        title: 'Quitar la presión',
        text: 'Movemos el volante de un lado a otro mientras giramos la llave con suavidad. Vemos que la palanca esté bien puesta en ‘park’. A veces con eso basta.',
      },
      {
        title: 'Descartar la llave',
        text: 'Probamos un repuesto, o una hoja nueva con las profundidades de fábrica. Así se ve si lo gastado es la llave o la cerradura.',
      },
      {
        title: 'Limpiar la ranura',
        text: 'Sacamos cualquier pedazo roto con un extractor delgado. Luego lavamos la suciedad y ponemos un lubricante seco para cerraduras.',
      },
      {
        title: 'Sacar el cilindro',
        text: 'En muchos carros no sale si no está girado a cierta posición. Si la llave no lo gira, quizás podamos abrirlo con ganzúa. Taladrar es el último recurso, y antes le diríamos por qué.',
      },
      {
        title: 'Repararlo o cambiarlo',
        text: 'Cambiamos las láminas y los resortes malos. Si el cilindro está gastado, ajustamos uno nuevo a su llave. Así una sola llave sigue abriendo las puertas y prendiendo el motor.',
      },
      {
        title: 'Probarlo todo',
        text: 'Revisamos el seguro del volante, que la llave salga, cada posición del switch y el lector del chip. Después volvemos a poner las tapas.',
      },
    ],
  },
  price: {
    heading: 'Por qué no damos el precio por teléfono',
    paragraphs: [
      'Hasta que lo vemos, no sabemos si pide una limpieza o una pieza nueva. El precio depende de la marca, la pieza y cuánto hay que desarmar de la columna del volante. Depende también de si el cilindro todavía gira y de si hace falta otra llave con chip. La distancia y el horario nocturno también cuentan.',
      'Primero hallamos el problema, luego le decimos el precio, luego usted decide. Si es el switch o la palanca de cambios, tal vez convenga más un mecánico, y se lo vamos a decir.',
    ],
  },
  ready: {
    heading: 'Qué decirnos del carro',
    items: [
      'El año, la marca y el modelo. El formulario también los necesita.',
      'Qué hace: la llave no entra, no gira, no sale, o gira y no arranca nada.',
      'Todas sus llaves, hasta la dura que ya no usa.',
      'El registro del carro, el número VIN y su identificación con foto. No desarmamos un encendido hasta saber que el carro es suyo.',
      'Dónde está, y si le estorba a alguien. Con el volante trabado no basta con empujarlo.',
    ],
  },
  questions: [
    {
      question: 'El volante está trabado y la llave no gira. ¿Qué puedo hacer?',
      answer:
        'Gire el volante hacia el lado que cede un poco, sosténgalo ahí sin apretar y gire la llave con suavidad. Si no cede, pare. Con más fuerza se puede partir la llave.',
    },
    {
      question: '¿Le echo aceite a la ranura?',
      answer:
        'No. El aceite de casa junta polvo y puede pegar las láminas. Un poco de grafito seco es más seguro.',
    },
    {
      question: '¿Voy a necesitar otra llave después?',
      answer:
        'Por lo general, no. Podemos ajustar el cilindro nuevo a la llave que tiene, si esa llave no está gastada también.',
    },
    {
      question: '¿Es malo un llavero pesado?',
      answer:
        'No ayuda. El peso jala el cilindro en cada bache. Lleve las llaves de la casa en otro llavero.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-replacement',
    '/services/emergency-locksmith/car-lockout',
  ],
};
