import type { CategoryCopy } from '../../../../registry/copy.ts';

export const autoCategory: CategoryCopy = {
  title: 'Cerrajero automotriz en el Condado de Hudson, NJ',
  description:
    'Llaves de carro nuevas, copias, corte y programación, y reparación del encendido, en North Bergen y siete ciudades más. Con licencia y seguro, 24/7.',
  keywords: [
    'cerrajero automotriz',
    'cerrajero de carros North Bergen',
    'cerrajero para carros NJ',
    'llaves de carro',
    'reparación del encendido',
    'cerrajero de carros 24 horas',
  ],
  heading: 'Cerrajero automotriz',
  lead: '¿Perdió la llave, el control no responde o se trabó el encendido? Hacemos cinco tipos de trabajo en llaves y cerraduras de carro. Elija el que se parece a su problema, o llame y cuéntenos qué pasa.',
  modified: '2026-11-25',
  picture: {
    name: 'auto-locksmith',
    alt: 'Una llave con control en la cerradura de la puerta de un carro, junto a la manija',
  },
  passages: [
    {
      heading: '¿Qué lleva una llave de carro?',
      paragraphs: [
        'La hoja es la parte de metal que gira las cerraduras, y el chip de la cabeza deja que el motor arranque. Los botones, si los hay, abren las puertas por radio. Cada parte puede fallar sola, y cada una es un trabajo distinto. Si la llave abre el carro pero no lo arranca, suele ser el chip. Si los botones sirven pero la llave no gira, es la hoja o la cerradura.',
        'Los carros de antes de fines de los años 90 pueden tener una llave de puro metal. Los más nuevos pueden llevar la hoja escondida en un control y arrancar con un botón. Por eso, lo primero que preguntamos es el año, la marca y el modelo.',
      ],
    },
    {
      heading: '¿Van a donde está el carro?',
      paragraphs: [
        'Sí, casi siempre trabajamos junto a su carro: en una calle de Hoboken, en una loma de North Bergen, afuera de un almacén de Secaucus. Díganos si hay rampas, techos bajos, portones o reglas para estacionar, y vea que las puertas tengan espacio para abrir. Para programar, la batería del carro tiene que estar buena.',
        'No todo se puede hacer en la calle. Para algunos carros hace falta una pieza que solo tiene el concesionario (dealer), o abrir la electrónica en una mesa de taller. Tratamos de averiguarlo por teléfono, no en el estacionamiento.',
      ],
    },
    {
      heading: '¿Qué tengo que mostrar del carro?',
      paragraphs: [
        'Siempre preguntamos de quién es el carro, aunque sea por una copia. Tenga a mano el registro o el título, el número VIN y una identificación con foto con el mismo nombre. Si el carro es de un familiar, de la empresa donde trabaja o de una compañía de leasing, pida permiso antes. Si no puede mostrar que tiene permiso de manejarlo, no le hacemos la llave. Usted querría lo mismo para su carro.',
        'El precio depende del tipo de llave, del modelo y de si hay una llave que copiar. Si es de noche o queda lejos, puede costar más. Pregúntelo primero. Hasta que empecemos, puede decir que no.',
      ],
    },
  ],
  choose: {
    heading: '¿Cuál es su caso?',
    items: [
      {
        text: 'No le queda ninguna llave, o le robaron la única: llave de carro nueva.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        text: 'Tiene una llave que funciona y quiere otra: copia de llave de carro.',
        path: '/services/auto-locksmith/car-key-duplicate',
      },
      {
        text: 'El control es nuevo o ya no funciona, aun con pila nueva: programación de control.',
        path: '/services/auto-locksmith/key-fob-programming',
      },
      {
        text: 'La hoja está sin cortar, doblada, gastada o rota: corte de llave de carro.',
        path: '/services/auto-locksmith/car-key-cutting',
      },
      {
        text: 'Una llave buena no gira o no sale: reparación del encendido.',
        path: '/services/auto-locksmith/ignition-lock-cylinder',
      },
      {
        text: 'Las llaves están en el asiento: abrir carro, en los servicios de emergencia.',
        path: '/services/emergency-locksmith/car-lockout',
      },
    ],
  },
  services: {
    'car-key-replacement':
      'Una llave nueva para su carro si la perdió, se la robaron o ya no da para más.',
    'key-fob-programming':
      'Programamos controles, chips y llaves inteligentes, y borramos los perdidos.',
    'car-key-duplicate':
      'Una segunda llave a partir de una que funciona: solo la hoja, o una copia completa.',
    'car-key-cutting':
      'Llaves de dientes y de corte láser, hechas por código o copiadas de la suya, en una llave en blanco nuestra o de usted.',
    'ignition-lock-cylinder':
      'Encendidos gastados, trabados o forzados: los soltamos, reparamos o cambiamos.',
  },
  questions: [
    {
      question: '¿Qué pregunta el formulario sobre mi carro?',
      answer:
        'En todo servicio de carro pregunta el año, la marca y el modelo. Para una llave nueva pregunta también si perdió todas las llaves. Para programar un control o cortar una llave, pregunta si tiene una llave sin usar y sin cortar que sea para su carro.',
    },
    {
      question: '¿Solo el concesionario puede hacer mi llave?',
      answer:
        'En la mayoría de los carros, no. En algunos modelos recientes o marcas raras, tal vez. Díganos el año y el modelo y le responderemos sin rodeos.',
    },
    {
      question: '¿Y si el carro no está en mi casa?',
      answer:
        'Denos la dirección donde está el carro y, en las notas, el nivel del garaje, la fila o la entrada más cercana.',
    },
  ],
};
