import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carKeyDuplicate: ServiceCopy = {
  title: 'Copia o llave de repuesto para carro, Condado de Hudson, NJ',
  description:
    '¿Le queda una sola llave del carro? Qué copia acepta su carro, de qué depende el precio, por qué no conviene copiar una llave gastada y qué mostrar.',
  keywords: [
    'copia de llave de carro',
    'duplicado de llave de carro',
    'llave de repuesto para carro',
    'copia de llave con chip',
    'segunda llave del carro',
    'llave de valet',
  ],
  heading: 'Copia de llave de carro',
  lead: '¿Tiene una llave que funciona y quiere otra? Es más fácil hacer la segunda ahora que después de perder la única.',
  modified: '2026-11-25',
  picture: {
    name: 'car-key-duplicate',
    alt: 'Dos llaves de carro con control, lado a lado: una hoja está cortada, la otra sin cortar',
  },
  what: {
    heading: '¿Qué copia necesita mi carro?',
    paragraphs: [
      'La copia puede ser de puro metal, o hacer todo lo que hace su llave. La de metal abre las puertas y, en carros más viejos, prende el motor. Si su carro usa llave con chip, también ayuda. Llévela en la cartera, y podrá entrar cuando la de verdad se quede en el asiento.',
      'Hay dos formas de copiar una llave con chip. Podemos clonarla: el chip nuevo lleva los mismos datos que el viejo, y el carro no los distingue. O podemos agregarla: el carro aprende una segunda llave con su propio código. Agregar es mejor si algún día quiere borrar una sin la otra. Cuál de las dos sirve depende del chip.',
      'Una copia completa, con botones o para arrancar con botón, cuesta más, pero hace todo lo que hace su llave.',
    ],
  },
  when: {
    heading: '¿Cuándo conviene tener otra llave?',
    items: [
      'Compró un carro usado y le dieron una sola llave.',
      'Lo manejan dos personas y siempre andan preguntando quién tiene la llave.',
      'Tiene que menear la llave, así que la hoja se está gastando.',
      'Su hijo adolescente va a empezar a manejar.',
      'Estaciona en la calle, y perder la llave también puede traerle una multa.',
    ],
  },
  how: {
    heading: '¿Cómo se copia una llave de carro?',
    steps: [
      {
        title: 'Ver su llave',
        text: 'Revisamos la hoja, el chip y los botones. Si es una llave de valet o una copia vieja, tal vez no haga todo, y es mejor saberlo ahora.',
      },
      {
        title: 'Revisar el desgaste',
        text: 'La copia de una llave gastada sale gastada, y un poco peor. Si la suya está redondeada, cortamos la nueva con las profundidades de fábrica.',
      },
      {
        title: 'Cortar la hoja nueva',
        text: 'Quitamos las rebabas y la probamos en la puerta, el baúl (cajuela) y el encendido.',
      },
      {
        title: 'Copiar o agregar el chip',
        text: 'Lo clonamos con un aparato al lado del carro. Para agregarlo hace falta el carro mismo, y muchas veces también su primera llave.',
      },
      {
        title: 'Arrancar con cada llave',
        text: 'Las dos tienen que prender el motor, y probamos los botones a unos pasos.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta una copia de llave de carro?',
    paragraphs: [
      'La hoja sola es lo que menos cuesta, con chip cuesta más, con botones más todavía, y la llave inteligente es la más cara. También depende del año del carro, la marca de la llave en blanco, la programación y la distancia. Suele ser más sencillo con una llave que funciona que sin ninguna.',
      'Si una copia completa cuesta más de lo que quiere gastar, pregunte por una llave con chip y sin botones. Quizás arranque el carro igual de bien. De todas formas, pida el precio antes de decir que sí.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano para la copia',
    items: [
      'Todas las llaves que tenga del carro. Para agregar la tercera, algunos carros piden que estén ahí las otras dos.',
      'Su identificación con foto y el registro del carro. Vamos a hacer una llave para un carro, así que revisamos de quién es.',
      'Si el carro es de una empresa o de leasing, una nota de quien aparece en el título.',
      'Año, marca y modelo en la solicitud, para que llevemos la llave en blanco correcta.',
      'El carro mismo, abierto y donde podamos llegar a él.',
    ],
  },
  questions: [
    {
      question: '¿Pueden hacer una copia sin el carro?',
      answer:
        'Una hoja sola o un clon, tal vez. Una llave que hay que agregar, no, porque esa la programamos junto al carro.',
    },
    {
      question: '¿Puedo programar yo la tercera llave?',
      answer:
        'Algunos carros lo permiten, si tiene dos llaves que funcionan. Los pasos están en el manual del carro. La hoja hay que cortarla de todos modos.',
    },
    {
      question: '¿Dónde guardo la otra llave?',
      answer:
        'En cualquier parte menos dentro del carro o pegada a él. Déjela con alguien de confianza, o en el trabajo.',
    },
    {
      question: 'La copia de un kiosco abre la puerta, pero no arranca el carro. ¿Por qué?',
      answer:
        'Lo más probable es que no tenga chip, o que tenga el equivocado. El metal puede estar perfecto y aun así el carro no arranca.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/key-fob-programming',
    '/service-areas/hoboken',
  ],
};
