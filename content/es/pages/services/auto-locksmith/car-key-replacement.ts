import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carKeyReplacement: ServiceCopy = {
  title: 'Llave de carro nueva en el Condado de Hudson, NJ',
  description:
    '¿Perdió las llaves del carro? Cómo hacemos una nueva junto al carro, de qué depende el precio, qué cambia si no queda ninguna y qué tener a mano.',
  keywords: [
    'llave de carro nueva',
    'perdí las llaves del carro',
    'reemplazo de llave de carro',
    'llaves de carro',
    'llave con chip',
    'llave inteligente',
    'cerrajero automotriz North Bergen',
  ],
  heading: 'Llave de carro nueva',
  lead: '¿Perdió la única llave de su carro? Para muchos carros podemos hacer una nueva ahí mismo, junto al carro, sin la llave vieja.',
  modified: '2026-11-25',
  picture: {
    name: 'car-key-replacement',
    alt: 'La hoja de una llave de carro en un decodificador, que lee en una escala la profundidad de cada corte',
  },
  what: {
    heading: '¿Se puede hacer una llave de carro sin la original?',
    paragraphs: [
      'Muchas veces sí. Un carro moderno revisa su llave dos veces. Primero, la hoja tiene que girar las cerraduras. Luego, el inmovilizador, que es parte de la electrónica, tiene que reconocer un chip en la cabeza de la llave. Sin ese chip, el motor puede girar sin arrancar, o no hacer nada. Los chips se hicieron comunes a fines de los años 90, y muchos carros más viejos solo usan la hoja.',
      'Por eso, hacer una llave nueva son dos trabajos: averiguamos los cortes y cortamos la hoja, y luego programamos el chip al carro. Las llaves inteligentes, que usted deja en el bolsillo, todavía traen adentro una hoja pequeña para la puerta. Lo demás funciona por radio.',
      'Si ya no tiene ninguna llave, los cerrajeros hablan de ‘all keys lost’, o sea, todas las llaves perdidas. Es más trabajo que agregar una llave cuando ya hay otra. Algunos modelos piden un código de seguridad, y en otros el aparato de programar tiene que esperar. Para unos pocos hay que encargar una pieza o ir al concesionario (dealer). Tratamos de decírselo por teléfono.',
    ],
  },
  when: {
    heading: '¿Cuándo hace falta una llave nueva?',
    items: [
      'No le queda ninguna llave y no puede mover el carro.',
      'Le robaron el bolso, con la llave y su dirección adentro.',
      'El carro usado que compró vino con una sola llave, y solo sirve a veces.',
      'Se abrió la cabeza de la llave y se cayó el chip.',
      'La llave inteligente pasó por la lavadora y el carro ya no la detecta.',
    ],
  },
  how: {
    heading: '¿Cómo hacemos una llave sin nada que copiar?',
    steps: [
      {
        title: 'Comprobar que el carro es suyo',
        text: 'Antes de hacer la llave, comparamos su identificación con el registro o el título, y esos documentos con el número VIN del tablero.',
      },
      {
        title: 'Averiguar los cortes',
        text: 'A veces hay un código de llave para ese VIN. Si no, leemos los cortes en la cerradura de la puerta, con una herramienta especial. Y si tampoco se puede, sacamos una cerradura y los leemos ahí.',
      },
      {
        title: 'Cortar la hoja',
        text: 'Cortamos una llave en blanco según el patrón de fábrica, y la probamos en la puerta antes que en el encendido.',
      },
      {
        title: 'Programar el chip',
        text: 'Conectamos un aparato al puerto de diagnóstico del carro y registramos el chip. Puede que los botones se programen aparte.',
      },
      {
        title: 'Borrar las llaves perdidas',
        text: 'En la mayoría de los sistemas con chip podemos borrar las llaves que faltan, para que ya no prendan el motor. Pídalo si le robaron la llave.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta una llave de carro nueva?',
    paragraphs: [
      'Lo primero son el año y el modelo, porque de ellos depende el tipo: hoja sola, con chip, con control o inteligente. Unas cuestan mucho más que otras. Después importa si tiene una llave que funciona y si hay que sacar una cerradura. Si es de noche o queda lejos, puede costar más.',
      'Díganos todo eso en la primera llamada, pida un solo precio que incluya la llave, el corte y la programación, y luego decida.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano al llamar',
    items: [
      'El año, la marca y el modelo, que el formulario también pide.',
      'La respuesta a “¿Perdió todas las llaves?”. Diga que no si al menos una todavía arranca el carro.',
      'El registro o el título, y una identificación con foto con el mismo nombre. Si el carro es rentado, en lease o de una empresa, el dueño tiene que decir que sí.',
      'El número VIN, que se lee por el parabrisas, del lado del conductor.',
      'Dónde está estacionado, con el nivel del garaje y el límite de altura.',
    ],
  },
  questions: [
    {
      question: '¿Necesito una grúa para que me hagan la llave?',
      answer:
        'Por lo general no, porque trabajamos junto al carro. Eso puede cambiar con un garaje bajo, una batería descargada o un sistema electrónico bloqueado.',
    },
    {
      question: 'Mi registro está en el carro cerrado. ¿Qué hago?',
      answer:
        'Muéstrenos primero su identificación, y una foto del registro si la tiene. Apenas se abra la puerta, revisamos el registro original, y después hacemos la llave.',
    },
    {
      question: '¿La llave perdida todavía abre la puerta?',
      answer:
        'La hoja, sí. Si se borra el chip, ya no prende el motor, pero el metal todavía gira la cerradura de la puerta. Si eso le preocupa, pregúntenos por un cambio de combinación (rekey), para que la puerta use otra llave.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-duplicate',
    '/services/auto-locksmith/key-fob-programming',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
